import { useT } from '@courtside/i18n/react';
import { Confirm, useAction, useServices } from '@courtside/shell/react';
import { CheckboxField } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import { playApi } from '../redux/play-api.ts';
import { lengthText } from './break-lengths.ts';
import { m } from './messages.ts';

export type WantedBreak =
  | { readonly kind: 'cool-off'; readonly hours: number }
  | { readonly kind: 'exclusion'; readonly months: number | null };

const ASKS = { 'cool-off': m.askCoolOff, exclusion: m.askExclusion } as const;
const STARTS = { 'cool-off': m.startCoolOff, exclusion: m.startExclusion } as const;

export interface BreakDialogProps {
  wanted: WantedBreak;
  open: boolean;
  onClose: () => void;
  /** Called when the break has begun. */
  onBegun: () => void;
}

/** Explains a break before it begins. A permanent one needs a second step. */
export function BreakDialog({ wanted, open, onClose, onBegun }: BreakDialogProps) {
  const t = useT();
  const { toaster } = useServices();
  const { busy, run } = useAction();
  const [coolOff] = playApi.useStartCoolOffMutation();
  const [exclude] = playApi.useStartExclusionMutation();
  const [step, setStep] = useState<1 | 2>(1);
  const [read, setRead] = useState(false);
  /** True after the member continued without ticking the box. */
  const [missing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (step === 2) box.current?.focus();
  }, [step]);
  const forGood = wanted.kind === 'exclusion' && wanted.months === null;
  const close = () => {
    setStep(1);
    setRead(false);
    setMissing(false);
    onClose();
  };
  const begin = () =>
    void run(async () => {
      await (wanted.kind === 'cool-off'
        ? coolOff(wanted.hours).unwrap()
        : exclude(wanted.months).unwrap());
      toaster.show(t(m.breakBegun), 'success');
      onBegun();
      close();
    });
  const length =
    wanted.kind === 'cool-off'
      ? lengthText('cool-off', String(wanted.hours), t)
      : lengthText('exclusion', wanted.months === null ? 'for-good' : String(wanted.months), t);
  const first = forGood && step === 1;
  return (
    <Confirm
      open={open}
      confirmText={t(first ? m.goOn : STARTS[wanted.kind])}
      title={step === 2 ? t(m.lastStep) : t(ASKS[wanted.kind], { length })}
      loading={busy}
      onConfirm={() => {
        if (first) setStep(2);
        else if (!forGood || read) begin();
        else {
          setMissing(true);
          box.current?.focus();
        }
      }}
      onCancel={close}
    >
      {step === 2 ? (
        <div className="cs-play-form">
          <p>{t(m.effectForGood)}</p>
          <CheckboxField
            ref={box}
            checked={read}
            error={missing && !read ? t(m.tickFirst) : undefined}
            onChange={setRead}
          >
            {t(m.readForGood)}
          </CheckboxField>
        </div>
      ) : (
        <ul className="cs-play-effects">
          {effectsOf(wanted).map((effect) => (
            <li key={effect.id}>{t(effect)}</li>
          ))}
        </ul>
      )}
    </Confirm>
  );
}

function effectsOf({ kind }: WantedBreak) {
  const both = [m.effectPlay, m.effectMoney, m.effectAdvertising, m.effectFirm];
  return kind === 'cool-off' ? both : [...both, m.effectLogin, m.effectAccounts];
}
