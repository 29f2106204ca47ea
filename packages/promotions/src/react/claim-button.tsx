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

/** Result codes without a text here: 6500 is not shown, 6501 has its own dialog. */
const TOLD_ELSEWHERE: readonly number[] = [6500, 6501];
/** Result code: only one request in sixty seconds. */
const SIXTY_SECONDS = 6066;
const MINUTE_MS = 60_000;

export interface ClaimButtonProps {
  target: ClaimTarget;
  /** Name of the target, for screen readers where there are several such buttons. */
  title: string;
  /** Text of the button. */
  label: string;
  /** Whether there is something to claim. After a claim its result stays shown. */
  open: boolean;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  /** Called instead of claiming at once, such as to ask first. */
  onPress?: (claim: () => void) => void;
}

/** A button to claim one target; the result is shown in its place. */
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

/** The result of a claim in a sentence; empty where nothing is to be shown. */
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

/** Always rendered, so that a new text is announced. */
export function ClaimResult({ state }: { state: ClaimState }) {
  const text = useClaimText()(state);
  const told = useRef<HTMLParagraphElement>(null);
  const last = useRef(text);
  useEffect(() => {
    const isNew = last.current !== text;
    last.current = text;
    // The focused button is removed after its claim: the next Tab continues from here.
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
