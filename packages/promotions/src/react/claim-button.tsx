import { useT } from '@courtside/i18n/react';
import { shownAmount } from '@courtside/money';
import { useServices } from '@courtside/shell/react';
import { CountdownButton, VisuallyHidden } from '@courtside/ui';
import { useEffect, useRef } from 'react';
import { claimIsOpen, type ClaimState, type ClaimTarget } from '../core/claim.ts';
import { isSome } from '../core/is-some.ts';
import { m } from './messages.ts';
import { useClaims } from './use-claims.ts';
import { useCurrency } from './use-currency.ts';

/** 6500 shows nothing, 6501 has its dialog. */
const TOLD_ELSEWHERE: readonly number[] = [6500, 6501];
/** One in sixty seconds. */
const SIXTY_SECONDS = 6066;
const MINUTE_MS = 60_000;

export interface ClaimButtonProps {
  target: ClaimTarget;
  /** Names what is claimed, for who hears several such buttons. */
  title: string;
  /** What stands on the button. */
  label: string;
  /** Whether there is something to claim. What was claimed keeps its result. */
  open: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** In place of claiming at once, such as to ask first. */
  onPress?: (claim: () => void) => void;
}

/** Claims one thing, and says in its place what became of it. */
export function ClaimButton({
  target,
  title,
  label,
  open,
  size = 'md',
  onPress,
}: ClaimButtonProps) {
  const claims = useClaims();
  const state = claims.stateOf(target);
  const limited = state.status === 'refused' && state.refusal.statusCode === SIXTY_SECONDS;
  const { clock } = useServices();
  const t = useT();
  const claim = () => void claims.claim(target);
  return (
    <div className="cs-promo-claim">
      {(open || claimIsOpen(state)) && (
        <CountdownButton
          variant="primary"
          size={size}
          loading={claimIsOpen(state)}
          until={limited ? state.at + MINUTE_MS : null}
          now={() => clock.now()}
          waitingText={(seconds) => t(m.again, { seconds })}
          onClick={() => {
            if (onPress) onPress(claim);
            else claim();
          }}
        >
          {label}
          {title !== '' && <VisuallyHidden> {title}</VisuallyHidden>}
        </CountdownButton>
      )}
      <ClaimResult state={state} />
    </div>
  );
}

/** What became of a claim, in a sentence; empty for what nobody has to be told. */
export function useClaimText(): (state: ClaimState) => string {
  const t = useT();
  const currency = useCurrency();
  return (state) => {
    if (state.status === 'unknown') return t(m.asking);
    if (state.status === 'refused') {
      const { statusCode, text } = state.refusal;
      return TOLD_ELSEWHERE.includes(statusCode) ? '' : text;
    }
    if (state.status !== 'given') return '';
    const { kind, amount, turnover } = state.exchange;
    if (kind === 'none') return t(m.givenNone);
    return t(isSome(turnover) ? m.givenBound : m.given, {
      amount: shownAmount(amount, currency),
      turnover: shownAmount(turnover, currency),
    });
  };
}

/** There from the start, so that what comes is read out. */
export function ClaimResult({ state }: { state: ClaimState }) {
  const text = useClaimText()(state);
  const told = useRef<HTMLParagraphElement>(null);
  const last = useRef(text);
  useEffect(() => {
    const isNew = last.current !== text;
    last.current = text;
    // The button that had the focus is gone with what it claimed: the next Tab goes on from here.
    if (isNew && text !== '' && document.activeElement === document.body) {
      told.current?.focus({ preventScroll: true });
    }
  }, [text]);
  return (
    <p
      ref={told}
      role="status"
      tabIndex={-1}
      className="cs-promo-claim__result"
      data-state={state.status}
    >
      {text}
    </p>
  );
}
