import { useT } from '@courtside/i18n/react';
import { Section, useAction, useServices, useSiteNow } from '@courtside/shell/react';
import { Banner, Button, Card, ProgressBar } from '@courtside/ui';
import { useState } from 'react';
import { usedPercent } from '../core/limit-bar.ts';
import { isTimeKind, type LimitKind } from '../core/limit-kinds.ts';
import type { PlayLimitView, PlayState } from '../core/play-view.ts';
import { playApi } from '../redux/play-api.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { kindNames, m, periodNames } from './messages.ts';
import { usePlayTexts } from './use-play-texts.ts';

const GROUPS: readonly (readonly LimitKind[])[] = [
  ['deposit'],
  ['loss'],
  ['stake'],
  ['session', 'reality-check'],
];
const EVERY_MS = 15_000;

/** All limits that can be set, with the used amount of each. */
export function LimitsSection({ state }: { state: PlayState }) {
  const t = useT();
  const { length } = usePlayTexts();
  const [edited, setEdited] = useState<PlayLimitView | null>(null);
  const [open, setOpen] = useState(false);
  const edit = (limit: PlayLimitView) => {
    setEdited(limit);
    setOpen(true);
  };
  return (
    <Section title={t(m.limits)}>
      <p className="cs-play__note">
        {t(m.limitsIntro, { delay: length(state.policy.looseningDelayMinutes) })}
      </p>
      <div className="cs-play__grid">
        {GROUPS.map((kinds) => (
          <Card key={kinds[0]} title={t(kindNames[kinds[0] ?? 'deposit'])}>
            <ul className="cs-play-limits">
              {state.limits
                .filter(({ kind }) => kinds.includes(kind))
                .map((limit) => (
                  <LimitRow
                    key={`${limit.kind}/${limit.period}`}
                    limit={limit}
                    onEdit={() => edit(limit)}
                  />
                ))}
            </ul>
          </Card>
        ))}
      </div>
      {edited && (
        <LimitDialog
          key={`${edited.kind}/${edited.period}/${String(open)}`}
          limit={edited}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </Section>
  );
}

function LimitRow({ limit, onEdit }: { limit: PlayLimitView; onEdit: () => void }) {
  const t = useT();
  const texts = usePlayTexts();
  const { kind, period, inForce, value, used, until } = limit;
  const name = texts.limitName(kind, period);
  const percent = usedPercent(limit);
  const isCheck = kind === 'reality-check';
  const label = isTimeKind(kind) ? t(kindNames[kind]) : t(periodNames[period]);
  const shown = inForce === null ? null : texts.value(kind, inForce);
  const usedText =
    shown === null
      ? isCheck
        ? t(m.unlimited)
        : t(m.usedOnly, { used: texts.value(kind, used) })
      : isCheck
        ? t(m.everyCheck, { limit: shown })
        : t(m.usedOf, { used: texts.value(kind, used), limit: shown });
  return (
    <li className="cs-play-limit" data-limit={`${kind}/${period}`}>
      <div className="cs-play-limit__line">
        {percent === null || isCheck ? (
          <p className="cs-play-limit__free">
            <span>{label}</span>
            <span className="cs-play-limit__used">{usedText}</span>
          </p>
        ) : (
          <ProgressBar
            className="cs-play-limit__bar"
            value={percent}
            label={label}
            aria-label={name}
            text={usedText}
            tone={percent >= 80 ? 'warning' : 'brand'}
          />
        )}
        <Button
          size="sm"
          aria-label={t(value === null ? m.setOf : m.changeOf, { name })}
          onClick={onEdit}
        >
          {t(value === null ? m.set : m.change)}
        </Button>
      </div>
      {shown !== null && until !== null && (
        <p className="cs-play__note">{t(m.periodEnds, { until: texts.instant(until) })}</p>
      )}
      {limit.ceiling !== null && value === null && (
        <p className="cs-play__note">
          {t(m.byMarket, { limit: texts.value(kind, limit.ceiling) })}
        </p>
      )}
      {limit.pending && <PendingLimit limit={limit} pending={limit.pending} />}
    </li>
  );
}

function PendingLimit({
  limit,
  pending,
}: {
  limit: PlayLimitView;
  pending: NonNullable<PlayLimitView['pending']>;
}) {
  const t = useT();
  const { toaster } = useServices();
  const texts = usePlayTexts();
  const now = useSiteNow({ everyMs: EVERY_MS });
  const { busy, run } = useAction();
  const [confirm] = playApi.useConfirmPlayLimitMutation();
  const [cancel] = playApi.useCancelPlayLimitMutation();
  const { kind, period } = limit;
  const ready = now !== null && now >= pending.confirmFrom;
  const value = pending.value === null ? t(m.waitingOff) : texts.value(kind, pending.value);
  const values = { value, until: texts.instant(pending.confirmUntil) };
  const name = texts.limitName(kind, period);
  return (
    <Banner tone="info" role="group">
      <p>
        {ready
          ? t(m.waitingReady, values)
          : t(m.waiting, { ...values, from: texts.instant(pending.confirmFrom) })}
      </p>
      <div className="cs-play__buttons">
        <Button
          size="sm"
          aria-label={`${name} ${t(m.keepTight)}`}
          onClick={() =>
            void run(async () => {
              await cancel({ kind, period }).unwrap();
              toaster.show(t(m.kept), 'success');
            })
          }
        >
          {t(m.keepTight)}
        </Button>
        {ready && (
          <Button
            size="sm"
            loading={busy}
            aria-label={`${name} ${t(m.confirmLooser)}`}
            onClick={() =>
              void run(async () => {
                await confirm({ kind, period }).unwrap();
                toaster.show(t(m.inForceNow), 'success');
              })
            }
          >
            {t(m.confirmLooser)}
          </Button>
        )}
      </div>
    </Banner>
  );
}
