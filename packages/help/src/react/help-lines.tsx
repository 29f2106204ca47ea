import { textIn } from '@courtside/i18n';
import { useLanguage } from '@courtside/i18n/react';
import { HelpAddressLink, useServices } from '@courtside/shell/react';

/** The brand's help organisations for problem gambling; nothing where it has none. */
export function HelpLines() {
  const language = useLanguage();
  const { playHelp } = useServices().brand;
  if (playHelp.length === 0) return null;
  return (
    <ul className="cs-help-lines">
      {playHelp.map(({ name, address, shown }) => (
        <li key={address}>
          <span>{textIn(name, language)}</span>
          <HelpAddressLink {...{ address, shown }} />
        </li>
      ))}
    </ul>
  );
}
