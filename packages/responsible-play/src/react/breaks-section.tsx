import { useT } from '@courtside/i18n/react';
import { Banner, Button, Card, RadioGroupField } from '@courtside/ui';
import { Section, useSiteNow } from '@courtside/shell/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isLonger } from '../core/longer-break.ts';
import type { PlayState } from '../core/play-view.ts';
import { BreakDialog, type WantedBreak } from './break-dialog.tsx';
import { COOL_OFFS, EXCLUSIONS, lengthText } from './break-lengths.ts';
import { m } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

const MINUTE_MS = 60_000;

export interface BreaksSectionProps {
  state: PlayState;
  /** True when a break has just begun here: the focus moves to its banner. */
  begun: boolean;
  onBegun: () => void;
}

/** The current break, and the breaks that can be begun. A current break can be replaced by a longer one only. */
export function BreaksSection({ state, begun, onBegun }: BreaksSectionProps) {
  const t = useT();
  const now = useSiteNow({ everyMs: MINUTE_MS });
  const longer = (lengths: readonly string[], kind: WantedBreak['kind']) =>
    lengths.filter((length) => isLonger(state.break, kind, length, now));
  const coolOffs = longer(COOL_OFFS, 'cool-off');
  const exclusions = longer(EXCLUSIONS, 'exclusion');
  const [wanted, setWanted] = useState<WantedBreak | null>(null);
  const [open, setOpen] = useState(false);
  const ask = (next: WantedBreak) => {
    setWanted(next);
    setOpen(true);
  };
  return (
    <Section title={t(m.breaks)}>
      <p className="cs-play__note">{t(m.breaksIntro)}</p>
      {state.break && <HoldingBreak holding={state.break} focused={begun} />}
      <div className="cs-play__grid">
        {coolOffs.length > 0 && (
          <BreakForm
            kind="cool-off"
            lengths={coolOffs}
            onAsk={(length) => ask({ kind: 'cool-off', hours: Number(length) })}
          />
        )}
        {exclusions.length > 0 && (
          <BreakForm
            kind="exclusion"
            lengths={exclusions}
            onAsk={(length) =>
              ask({ kind: 'exclusion', months: length === 'for-good' ? null : Number(length) })
            }
          />
        )}
      </div>
      {wanted && (
        <BreakDialog wanted={wanted} open={open} onClose={() => setOpen(false)} onBegun={onBegun} />
      )}
    </Section>
  );
}

export interface HoldingBreakProps {
  holding: NonNullable<PlayState['break']>;
  /** Path of the tools' page, for other pages. */
  tools?: string;
  /** Whether it takes the focus when it appears. @default false */
  focused?: boolean;
}

/** The current break, its end, and the activities that stay open. */
export function HoldingBreak({
  holding: { kind, until },
  tools,
  focused = false,
}: HoldingBreakProps) {
  const t = useT();
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focused) banner.current?.focus();
  }, [focused]);
  const { instant } = usePlayTexts();
  return (
    <Banner ref={banner} tabIndex={-1} tone="info" role="status" data-break={kind}>
      {until === null
        ? t(m.onExclusionForGood)
        : t(kind === 'cool-off' ? m.onCoolOff : m.onExclusion, { until: instant(until) })}{' '}
      {tools !== undefined && <Link to={tools}>{t(m.tools)}</Link>}
    </Banner>
  );
}

function BreakForm({
  kind,
  lengths,
  onAsk,
}: {
  kind: WantedBreak['kind'];
  lengths: readonly string[];
  onAsk: (length: string) => void;
}) {
  const t = useT();
  const [length, setLength] = useState<string | null>(null);
  const isCoolOff = kind === 'cool-off';
  return (
    <Card title={t(isCoolOff ? m.coolOff : m.exclusion)}>
      <form
        className="cs-play-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (length !== null) onAsk(length);
        }}
      >
        <p className="cs-play__note">{t(isCoolOff ? m.coolOffDetail : m.exclusionDetail)}</p>
        <RadioGroupField
          label={t(m.howLong)}
          direction="cards"
          value={length}
          onChange={setLength}
          options={lengths.map((value) => ({ value, label: lengthText(kind, value, t) }))}
        />
        <div className="cs-play__buttons">
          <Button type="submit" disabled={length === null}>
            {t(isCoolOff ? m.startCoolOff : m.startExclusion)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
