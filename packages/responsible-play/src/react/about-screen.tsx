import { useLocale, useT } from '@courtside/i18n/react';
import { HelpAddressLink, Page, Section, useServices, useSession } from '@courtside/shell/react';
import { Button, ButtonLink, Card } from '@courtside/ui';
import { Link } from 'react-router';
import { about } from './about-messages.ts';
import { m } from './messages.ts';

/** `/responsible-play`: the tools and the addresses of help, for members and visitors. */
export function AboutScreen() {
  const t = useT();
  const { events } = useServices();
  const { loggedIn } = useSession();
  const parts = [
    { title: about.limits, text: about.limitsText },
    { title: about.check, text: about.checkText },
    { title: about.rest, text: about.restText },
  ];
  return (
    <Page title={t(m.about)} width="medium">
      <p>{t(about.lead)}</p>
      <div className="cs-play__grid">
        {parts.map(({ title, text }) => (
          <Card key={title.id} title={t(title)} level={2}>
            <p>{t(text)}</p>
          </Card>
        ))}
        <Card title={t(about.signs)} level={2}>
          <ul className="cs-play-effects">
            {[about.signPlan, about.signDebt, about.signHide, about.signChase].map((sign) => (
              <li key={sign.id}>{t(sign)}</li>
            ))}
          </ul>
        </Card>
      </div>
      <div className="cs-play__buttons">
        {loggedIn ? (
          <ButtonLink variant="primary" render={<Link to="/mine/play" />}>
            {t(about.open)}
          </ButtonLink>
        ) : (
          <Button variant="primary" onClick={() => events.emit('login', undefined)}>
            {t(about.loginFirst)}
          </Button>
        )}
      </div>
      <HelpAddresses />
    </Page>
  );
}

/** The help organisations of the brand. */
function HelpAddresses() {
  const t = useT();
  const locale = useLocale();
  const { playHelp } = useServices().brand;
  return (
    <Section title={t(m.help)}>
      <p>{t(playHelp.length > 0 ? about.helpText : about.helpNone)}</p>
      {playHelp.length > 0 && (
        <ul className="cs-play-help">
          {playHelp.map(({ name, address, shown }) => (
            <li key={address}>
              <span>{name[locale]}</span>
              <HelpAddressLink {...{ address, shown }} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
