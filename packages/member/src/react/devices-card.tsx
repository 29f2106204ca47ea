import type { CallData } from '@courtside/api-client';
import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { Confirm, QueryView, useAction, useServices } from '@courtside/shell/react';
import { Badge, Button, Card, DataTable, type DataColumn } from '@courtside/ui';
import { useState } from 'react';
import { profileApi } from '../redux/profile-api.ts';
import { pm } from './profile-messages.ts';

type Told = CallData<'/site/api/v1/user/member/loginDevices'>;
type Login = Told['logins'][number];

/** The member's devices with the times of their logins, and a button to log out all others. */
export function DevicesCard() {
  const t = useT();
  const query = profileApi.useLoginDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title={t(pm.devices)} level={2} className="cs-profile-devices">
      <QueryView query={query} rows={4}>
        {(told) => <Devices told={told} />}
      </QueryView>
    </Card>
  );
}

function Devices({ told: { devices, otherSessions, logins } }: { told: Told }) {
  const t = useT();
  const { tag } = useLanguage();
  const columns: readonly DataColumn<Login>[] = [
    {
      key: 'at',
      head: t(pm.loginTime),
      kind: 'rowHeader',
      cell: ({ at }) => formatInstant(at, tag),
    },
    { key: 'place', head: t(pm.loginPlace), cell: ({ place, ip }) => `${place} · ${ip}` },
    { key: 'label', head: t(pm.loginDevice), cell: ({ label }) => label },
  ];
  return (
    <>
      <ul className="cs-profile-devices__list">
        {devices.map(({ label, place, lastAt, current }) => (
          <li key={`${label} ${place} ${lastAt}`} className="cs-profile-devices__row">
            <span className="cs-profile-devices__name">
              {label} {current && <Badge tone="positive">{t(pm.here)}</Badge>}
            </span>
            <span className="cs-profile__note">
              {t(pm.lastAt, { place, time: formatInstant(lastAt, tag) })}
            </span>
          </li>
        ))}
      </ul>
      {(devices.length > 1 || otherSessions > 0) && <LogoutOthers />}
      <h3 className="cs-profile-devices__title">{t(pm.logins)}</h3>
      <DataTable
        hideCaption
        caption={t(pm.logins)}
        columns={columns}
        rows={logins}
        rowKey={({ at, ip }) => `${at} ${ip}`}
        empty={<p className="cs-profile__note">{t(pm.noLogins)}</p>}
      />
      <p className="cs-profile__note">{t(pm.notYou)}</p>
    </>
  );
}

function LogoutOthers() {
  const t = useT();
  const { toaster } = useServices();
  const [asking, setAsking] = useState(false);
  const [logout] = profileApi.useLogoutOtherDevicesMutation();
  const { busy, run } = useAction();
  const send = () =>
    void run(async () => {
      try {
        const { count } = await logout().unwrap();
        toaster.show(t(pm.loggedOut, { count }), 'success');
      } finally {
        setAsking(false);
      }
    });
  return (
    <>
      <Button size="sm" className="cs-profile-devices__leave" onClick={() => setAsking(true)}>
        {t(pm.logoutOthers)}
      </Button>
      <Confirm
        open={asking}
        title={t(pm.logoutOthers)}
        loading={busy}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {t(pm.logoutOthersAsk)}
      </Confirm>
    </>
  );
}
