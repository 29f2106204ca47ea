import { useLanguage, useT } from '@courtside/i18n/react';
import { dayOf } from '@courtside/kernel';
import { saveText } from '@courtside/kernel/platform';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { recordsCsv, type RecordLine } from '../core/records-csv.ts';
import { memberApi, type BetRecordSelection } from '../redux/member-api.ts';
import { m } from './messages.ts';
import { betLine, lineHeads, roundLine } from './record-lines.ts';
import { usePriceText } from './use-price-text.ts';

/** Most bets that the gateway returns at once. */
const PAGE_SIZE = 100;
/** A file of more than 50 pages takes minutes; the member is asked to choose fewer days. */
const MOST_PAGES = 50;

/** Saves all bets of the filter as a file, and prints the page. */
export function ExportButtons({ selection }: { selection: BetRecordSelection }) {
  const t = useT();
  const { tag } = useLanguage();
  const { client, toaster } = useServices();
  const priceText = usePriceText();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [busy, setBusy] = useState(false);

  async function linesOf(): Promise<{ lines: RecordLine[]; total: number }> {
    const lines: RecordLine[] = [];
    for (let pageNum = 1; pageNum <= MOST_PAGES; pageNum++) {
      const asked = memberApi.endpoints.betRecordPage.initiate(
        { ...selection, pageNum, pageSize: PAGE_SIZE },
        { subscribe: false, forceRefetch: true },
      );
      // Page by page: a bet that is placed in the meantime must not shift two pages at once.
      // oxlint-disable-next-line no-await-in-loop
      const page = await dispatch(asked).unwrap();
      lines.push(
        ...page.list.map((record) => betLine(record, { t, tag, priceText })),
        ...(page.rounds ?? []).map((round) => roundLine(round, { tag })),
      );
      if (pageNum * PAGE_SIZE >= page.total) return { lines, total: page.total };
      if (pageNum === MOST_PAGES) return { lines, total: page.total };
    }
    return { lines, total: lines.length };
  }

  async function save() {
    setBusy(true);
    try {
      const { lines, total } = await linesOf();
      const name = t(m.exportName, { day: dayOf(client.siteNow()) });
      saveText(`${name}.csv`, recordsCsv(lineHeads(t), lines));
      if (total > lines.length) toaster.show(t(m.exportPartly, { count: lines.length }));
    } catch {
      toaster.show(t(m.exportFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="sm" loading={busy} onClick={() => void save()}>
        {t(busy ? m.exporting : m.export)}
      </Button>
      <Button size="sm" onClick={() => globalThis.print()}>
        {t(m.print)}
      </Button>
    </>
  );
}
