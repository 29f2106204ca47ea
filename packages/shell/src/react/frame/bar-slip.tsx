import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { IconSpinner, IconTickets } from '@courtside/ui';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { m } from './bar-messages.ts';
import type { BarSlipProps } from '../feature.ts';
import { keepFocusInPlace } from './keep-focus-in-place.ts';
import type { MissingPartProps } from '../lazy-part.tsx';
import { useServices } from '../services.tsx';

/** The slip in the bar: a button from the start, which waits for the code of the slip's own, or loads it again. */
export function BarSlip({ Slip }: { Slip: ComponentType<BarSlipProps> }) {
  const { pathname } = useLocation();
  /** Path of the page on which it was pressed before its code was there. */
  const [wantedOn, setWantedOn] = useState<string | null>(null);
  // On another page nobody waits for it.
  if (wantedOn !== null && wantedOn !== pathname) setWantedOn(null);
  const wanted = wantedOn === pathname;
  const want = () => setWantedOn(pathname);
  const end = () => setWantedOn(null);
  const missing = (part: MissingPartProps) => (
    <MissingSlip {...part} wanted={wanted} onWanted={want} onFailed={end} />
  );
  return (
    <Suspense fallback={<SlipPlace busy={wanted} onPress={want} />}>
      <Slip wanted={wanted} onOpened={end} missing={missing} />
    </Suspense>
  );
}

interface MissingSlipProps extends MissingPartProps {
  wanted: boolean;
  onWanted: () => void;
  onFailed: () => void;
}

function MissingSlip({ retry, wanted, onWanted, onFailed }: MissingSlipProps) {
  const t = useT();
  const { toaster } = useServices();
  const isWanted = useRef(wanted);
  useEffect(() => {
    isWanted.current = wanted;
  });
  function fail() {
    if (!isWanted.current) return;
    isWanted.current = false;
    onFailed();
    toaster.show(t(words.network), 'error');
  }
  const failFirst = useEffectEvent(fail);
  useEffect(() => failFirst(), []);
  const press = () => {
    if (wanted) return;
    onWanted();
    retry().catch(fail);
  };
  return <SlipPlace busy={wanted} onPress={press} />;
}

function SlipPlace({ busy, onPress }: { busy: boolean; onPress: () => void }) {
  const t = useT();
  return (
    <button ref={keepFocusInPlace} type="button" aria-busy={busy} onClick={onPress}>
      {busy ? (
        <IconSpinner size={20} className="cs-spin" aria-hidden />
      ) : (
        <IconTickets size={20} aria-hidden />
      )}
      {t(m.slip)}
    </button>
  );
}
