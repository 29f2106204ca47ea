import type { CountryArea } from '@courtside/contract';
import { useT } from '@courtside/i18n/react';
import { ComboboxField, Flag } from '@courtside/ui';
import { countryOfArea } from '../core/area-country.ts';
import { m } from './messages.ts';

export interface AreaFieldProps {
  areas: readonly CountryArea[];
  /** Area code, such as `+86`. */
  value: string;
  onChange: (areaCode: string) => void;
}

/** Field for the area of a phone, searchable by name or code. */
export function AreaField({ areas, value, onChange }: AreaFieldProps) {
  const t = useT();
  return (
    <ComboboxField
      label={t(m.area)}
      openLabel={t(m.areaOpen)}
      emptyText={t(m.areaNone)}
      autoComplete="off"
      value={value}
      options={areas.map(({ areaCode, areaName }) => {
        const country = countryOfArea(areaCode);
        return {
          value: areaCode,
          label: `${areaName} ${areaCode}`,
          ...(country !== null && { icon: <Flag code={country} label="" size="sm" /> }),
        };
      })}
      // An emptied field keeps its previous area.
      onChange={(next) => onChange(next ?? value)}
    />
  );
}
