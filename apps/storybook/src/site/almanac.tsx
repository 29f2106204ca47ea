// A feature of a brand's own, as docs/adding-a-screen.md makes it: one file.
import { defineEndpoints } from '@courtside/api-client/redux';
import { useT } from '@courtside/i18n/react';
import { defineFeature, useServices, type DialogProps } from '@courtside/shell/react';
import { Dialog } from '@courtside/ui';
import { useEffect, useState } from 'react';

const m = {
  title: { id: 'almanac.title', message: '奖池年鉴' },
  count: { id: 'almanac.count', message: '共 {count} 个奖池' },
  legend: { id: 'almanac.legend', message: '图例' },
  close: { id: 'almanac.close', message: '关闭' },
} as const;

const traditional = {
  'almanac.title': '獎池年鑑',
  'almanac.count': '共 {count} 個獎池',
  'almanac.legend': '圖例',
  'almanac.close': '關閉',
};

export const almanacApi = defineEndpoints((gateway) => ({
  almanacPools: gateway.read('/game/api/v1/venue/getBonusPools', {
    body: () => ({}),
    select: ({ pools }) => pools.length,
  }),
}));

function AlmanacScreen() {
  const t = useT();
  const { events } = useServices();
  const { data: count } = almanacApi.useAlmanacPoolsQuery();
  return (
    <section>
      <h1>{t(m.title)}</h1>
      {count !== undefined && <p>{t(m.count, { count })}</p>}
      <button type="button" onClick={() => events.emit('changeEgameTab', { tab: 'legend' })}>
        {t(m.legend)}
      </button>
    </section>
  );
}

function LegendDialog({ opened }: DialogProps) {
  const t = useT();
  const { events } = useServices();
  const [open, setOpen] = useState(opened.name === 'changeEgameTab');
  useEffect(() => events.on('changeEgameTab', () => setOpen(true)), [events]);
  return (
    <Dialog open={open} onClose={() => setOpen(false)} title={t(m.legend)} closeLabel={t(m.close)}>
      {t(m.title)}
    </Dialog>
  );
}

const source = { 'zh-Hant': async () => ({ messages: traditional }) };

export const almanac = defineFeature({
  id: 'almanac',
  routes: [{ path: '/almanac', title: m.title, access: 'public', load: async () => AlmanacScreen }],
  endpoints: { almanacPools: true } satisfies Record<keyof typeof almanacApi.endpoints, true>,
  dialogs: { legend: { on: ['changeEgameTab'], load: async () => LegendDialog } },
  menu: [{ path: '/almanac', title: m.title, place: 'footer' }],
  frameMessages: [source],
  messages: [source],
});
