import { isGatewayError } from '@courtside/api-client';
import { useFaultText, useT } from '@courtside/i18n/react';
import { useAction, useMember, useServices } from '@courtside/shell/react';
import { CountdownButton, SegmentedControl } from '@courtside/ui';
import { useState } from 'react';
import { sendSecondCode } from '../../redux/money-calls.ts';
import { challengeId, CodeCaptcha, fetchChallenge, type CodeChallenge } from './code-captcha.tsx';
import { pw } from './password-messages.ts';

const SIXTY_SECONDS = 6066;
const MS = 1000;
/** A longer wait was written by a clock that was later set back. */
const MOST_WAIT_MS = 600 * MS;

type Way = 'sms' | 'email';

/** The wait in a refusal, in ms; null for other faults. Without a number of seconds it is 60. */
function waitOf(fault: unknown): number | null {
  if (!isGatewayError(fault) || fault.statusCode !== SIXTY_SECONDS) return null;
  const { seconds } = (fault.data ?? {}) as { seconds?: unknown };
  return (typeof seconds === 'number' && seconds > 0 ? seconds : 60) * MS;
}

/** Instant until which no further code can be requested; kept while the dialog is closed and across a reload. */
function useWait(way: Way): [until: number | null, wait: (ms: number) => void] {
  const { clock, session, tabStorage } = useServices();
  const key = `courtside.secondCodeWait.${session.userId() ?? ''}.${way}`;
  const [waits, setWaits] = useState<Readonly<Record<string, number>>>({});
  const until = waits[key] ?? Number(tabStorage?.get(key) ?? 0);
  const left = until - clock.now();
  return [
    left > 0 && left <= MOST_WAIT_MS ? until : null,
    (ms) => {
      const next = clock.now() + ms;
      tabStorage?.set(key, String(next));
      setWaits((before) => ({ ...before, [key]: next }));
    },
  ];
}

/** Sends a code to the bound phone or email. The gateway requires a captcha before a second code on the same day. */
export function CodeSender() {
  const t = useT();
  const faultText = useFaultText();
  const { client, clock, toaster } = useServices();
  const { data: member } = useMember();
  const [way, setWay] = useState<Way>('sms');
  const [until, wait] = useWait(way);
  const [challenge, setChallenge] = useState<CodeChallenge | null>(null);
  const [kind, setKind] = useState<CodeChallenge['kind']>('picture');
  const [isAsked, setIsAsked] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const { busy, run } = useAction((fault) => {
    setError(faultText(fault));
    const ms = waitOf(fault);
    if (ms !== null) wait(ms);
    return true;
  });

  async function renew(wanted = kind): Promise<void> {
    setKind(wanted);
    setChallenge(null);
    setText('');
    setChallenge(await fetchChallenge(client, wanted));
  }

  const send = () =>
    void run(async () => {
      setError(undefined);
      const captcha =
        challenge?.kind === kind && isAsked ? { id: challengeId(challenge), text } : null;
      const answer = await sendSecondCode(client, way, captcha).catch((fault: unknown) => {
        // A captcha can be answered only once. The request for the next one may also be refused, for coming too soon.
        if (captcha) renew().catch((other: unknown) => setError(faultText(other)));
        throw fault;
      });
      if (answer.type === 'captcha') {
        setIsAsked(true);
        await renew();
        return;
      }
      setIsAsked(false);
      wait(answer.resendAfterMs);
      toaster.show(t(pw.codeSent), 'success');
    });

  return (
    <div className="cs-money-code">
      {member?.bindEmail && (
        <SegmentedControl
          label={t(pw.codeWay)}
          value={way}
          onChange={setWay}
          options={[
            { value: 'sms', label: `${t(pw.sms)} ${member.phoneNumber ?? ''}` },
            { value: 'email', label: `${t(pw.email)} ${member.email ?? ''}` },
          ]}
        />
      )}
      {isAsked && (
        <CodeCaptcha
          kind={kind}
          challenge={challenge}
          text={text}
          onText={setText}
          onRenew={(wanted) => {
            setError(undefined);
            void run(() => renew(wanted));
          }}
        />
      )}
      <CountdownButton
        until={until}
        now={() => clock.now()}
        loading={busy}
        waitingText={(seconds) => t(pw.resendIn, { seconds })}
        onClick={send}
      >
        {t(pw.sendCode)}
      </CountdownButton>
      {error !== undefined && (
        <p role="alert" className="cs-money-error">
          {error}
        </p>
      )}
    </div>
  );
}
