import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { IconSpinner, IconTickets } from '@courtside/ui';
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { m } from './bar-messages.ts';
import type { BarSlipProps } from '../feature.ts';
import type { MissingPartProps } from '../lazy-part.tsx';
import { useServices } from '../services.tsx';
import { keepFocusInPlace } from './keep-focus-in-place.ts';

/** The slip in the bar: a button from the start, which waits for the code of the slip's own, or loads it again. */
export function BarSlip({ Slip }: { Slip: ComponentType<BarSlipProps> }) {
  const [wanted, setWanted] = useState(false);
  const missing = (part: MissingPartProps) => (
    <MissingSlip {...part} wanted={wanted} onWanted={setWanted} />
  );
  return (
    <Suspense fallback={<SlipPlace busy={wanted} onPress={() => setWanted(true)} />}>
      <Slip wanted={wanted} missing={missing} />
    </Suspense>
  );
}

interface MissingSlipProps extends MissingPartProps {
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
}

function MissingSlip({ retry, wanted, onWanted }: MissingSlipProps) {
  const t = useT();
  const { toaster } = useServices();
  function fail() {
    onWanted(false);
    toaster.show(t(words.network), 'error');
  }
  const tellIfWanted = useEffectEvent(() => {
    if (wanted) fail();
  });
  useEffect(() => tellIfWanted(), []);
  const press = () => {
    if (wanted) return;
    onWanted(true);
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
