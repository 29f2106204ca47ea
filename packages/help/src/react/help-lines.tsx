import { textIn } from '@courtside/i18n';
import { useLanguage } from '@courtside/i18n/react';
import { useServices } from '@courtside/shell/react';
import { Fragment } from 'react';

/** Who helps with problems of gambling, as the brand names them; nothing where it names nobody. */
export function HelpLines() {
  const language = useLanguage();
  const { playHelp } = useServices().brand;
  if (playHelp.length === 0) return null;
  return (
    <dl className="cs-help-contact">
      {playHelp.map(({ name, address, shown }) => (
        <Fragment key={address}>
          <dt>{textIn(name, language)}</dt>
          <dd>
            <a
              href={address}
              {...(address.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            >
              {shown}
            </a>
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
