import { words } from '@courtside/i18n';
import { useT } from '@courtside/i18n/react';
import { LoadFailure, Section, useServices } from '@courtside/shell/react';
import {
  Accordion,
  Artwork,
  ButtonLink,
  Card,
  CopyButton,
  EmptyState,
  Heading,
  QrCode,
  Skeleton,
} from '@courtside/ui';
import { m } from './messages.ts';
import { p } from './page-messages.ts';
import { useSiteAddresses, type SiteAddresses } from './use-site-addresses.ts';

const QUESTIONS = [
  [p.ask1, p.answer1],
  [p.ask2, p.answer2],
  [p.ask3, p.answer3],
] as const;

/** `/download`: the phone site and the apps, each with its QR code, its address and the steps of its installation. */
export function DownloadScreen() {
  const t = useT();
  const { brand } = useServices();
  const { addresses, fault, retry } = useSiteAddresses();
  return (
    <div className="cs-lobby-page">
      <div className="cs-lobby-agent__head">
        <div>
          <h1>{t(p.downloadTitle, { brand: brand.name })}</h1>
          <p className="cs-lobby-page__lead">{t(p.downloadLead)}</p>
        </div>
        <Artwork motif="shield" seed="download" ratio="card" />
      </div>
      {addresses && <Ways addresses={addresses} />}
      {!addresses && fault === undefined && <Skeleton rows={6} label={t(words.loading)} />}
      {!addresses && fault !== undefined && <LoadFailure fault={fault} retry={retry} />}
      {brand.toggles.foreverSite !== '' && (
        <section className="cs-lobby-forever">
          <Heading level={2}>{t(p.forever)}</Heading>
          <p>{t(p.foreverDetail)}</p>
          <p className="cs-lobby-forever__address">
            <span>{brand.toggles.foreverSite}</span>
            <CopyButton
              text={brand.toggles.foreverSite}
              label={t(m.copy)}
              copiedLabel={t(words.copied)}
            />
          </p>
        </section>
      )}
      <Section title={t(p.downloadSafe)}>
        <ul className="cs-lobby-agent__rules">
          {[p.downloadSafe1, p.downloadSafe2, p.downloadSafe3].map((rule) => (
            <li key={rule.id}>{t(rule)}</li>
          ))}
        </ul>
      </Section>
      <Section title={t(p.downloadAsk)}>
        <Accordion
          items={QUESTIONS.map(([question, answer]) => ({
            value: question.id,
            title: t(question),
            content: t(answer),
          }))}
        />
      </Section>
    </div>
  );
}

function Ways({ addresses: { h5, ios, android, version } }: { addresses: SiteAddresses }) {
  const t = useT();
  const ways = [
    { address: ios, title: p.iosTitle, open: p.openIos, qr: p.qrIos, steps: p.iosSteps, app: true },
    {
      address: android,
      title: p.androidTitle,
      open: p.openAndroid,
      qr: p.qrAndroid,
      steps: p.androidSteps,
      app: true,
    },
    { address: h5, title: p.h5Title, open: p.openH5, qr: m.qrH5, steps: p.h5Steps, app: false },
  ].filter(({ address }) => address !== '');
  if (ways.length === 0) return <EmptyState title={t(p.noApps)} detail={t(p.noAppsDetail)} />;
  return (
    <ul className="cs-lobby-ways">
      {ways.map(({ address, title, open, qr, steps, app }) => (
        <li key={title.id}>
          <Card outlined level={2} title={t(title)} className="cs-lobby-way">
            <QrCode
              text={address}
              label={t(qr)}
              copyLabel={t(m.copy)}
              copiedLabel={t(words.copied)}
              tooLongText={t(m.tooLong)}
            />
            <div>
              {app && <p className="cs-lobby-way__version">{t(p.version, { version })}</p>}
              <p>{t(steps)}</p>
            </div>
            <ButtonLink variant="primary" href={address} target="_blank" rel="noreferrer">
              {t(open)}
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
