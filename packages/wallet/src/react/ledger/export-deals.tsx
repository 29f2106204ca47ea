import { formatInstant } from '@courtside/i18n';
import { useLanguage, useT } from '@courtside/i18n/react';
import { csvText, dayOf } from '@courtside/kernel';
import { saveText } from '@courtside/kernel/platform';
import { useServices } from '@courtside/shell/react';
import { Button } from '@courtside/ui';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { DealFilter } from '../../core/deal-filter.ts';
import { ledgerApi } from '../../redux/ledger-api.ts';
import { dealKindMessages, dealStateMessages, l } from './messages.ts';

/** The gateway's maximum page size. */
const PAGE_SIZE = 100;
/** A file of more than 50 pages takes minutes; the member is told to choose fewer days. */
const MOST_PAGES = 50;

/**
 * Saves all matching movements as a file for spreadsheets; a text that looks like a formula is written as plain text.
 */
export function ExportDeals({ filter }: { filter: DealFilter }) {
  const t = useT();
  const { tag } = useLanguage();
  const { client, toaster } = useServices();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [busy, setBusy] = useState(false);

  async function linesOf(): Promise<{ lines: string[][]; total: number }> {
    const lines = new Map<string, string[]>();
    for (let pageNum = 1; ; pageNum += 1) {
      const asked = ledgerApi.endpoints.dealPage.initiate(
        { ...filter, pageNum, pageSize: PAGE_SIZE },
        { subscribe: false, forceRefetch: true },
      );
      // Page by page. A movement that comes meanwhile shifts the rest, so duplicates are dropped by their key.
      // oxlint-disable-next-line no-await-in-loop
      const { list, total } = await dispatch(asked).unwrap();
      for (const { recordId, at, kind, title, state, amount, balanceAfter } of list) {
        const words = [t(dealKindMessages[kind]), title, t(dealStateMessages[state])];
        const key = `${kind} ${recordId} ${at}`;
        lines.set(key, [recordId, formatInstant(at, tag), ...words, amount, balanceAfter ?? '']);
      }
      if (pageNum * PAGE_SIZE >= total || pageNum === MOST_PAGES)
        return { lines: [...lines.values()], total };
    }
  }

  async function save() {
    setBusy(true);
    try {
      const { lines, total } = await linesOf();
      const heads = [l.dealNumber, l.dealAt, l.dealKind, l.dealTitle, l.dealState];
      const sums = [l.dealAmount, l.dealAfter];
      const name = t(l.exportName, { day: dayOf(client.siteNow()) });
      saveText(`${name}.csv`, csvText([[...heads, ...sums].map((head) => t(head)), ...lines]));
      if (total > lines.length) toaster.show(t(l.exportPartly, { count: lines.length }));
    } catch {
      toaster.show(t(l.exportFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" loading={busy} onClick={() => void save()}>
      {t(l.exportDeals)}
    </Button>
  );
}
