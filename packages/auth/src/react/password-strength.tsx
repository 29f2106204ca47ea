import { useT } from '@courtside/i18n/react';
import { classNames } from '@courtside/ui';
import { passwordStrength } from '../core/password-strength.ts';
import { m } from './messages.ts';

const FILLED = { none: 0, weak: 1, medium: 2, strong: 3 } as const;
const NAMES = { weak: m.weak, medium: m.medium, strong: m.strong } as const;

/** Shows how hard a new password is to guess while it is typed; nothing for one that violates the rule. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useT();
  const strength = passwordStrength(password);
  return (
    <div className={classNames('cs-auth-strength', `is-${strength}`)} role="status">
      {strength !== 'none' && (
        <>
          {[1, 2, 3].map((at) => (
            <span
              key={at}
              aria-hidden
              className={classNames('cs-auth-strength__bar', at <= FILLED[strength] && 'is-filled')}
            />
          ))}
          <span>{t(m.strength, { strength: t(NAMES[strength]) })}</span>
        </>
      )}
    </div>
  );
}
