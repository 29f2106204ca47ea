import type { Screen } from '@courtside/shell/react';
import { BetRecordScreen } from './bet-record-screen.tsx';
import type { BetTools } from './bet-tools.ts';
import { TicketScreen } from './ticket-screen.tsx';
import { withBetTools } from './with-bet-tools.tsx';

/** Both pages of records in one file: a member who opens the list soon opens one of its tickets. */
export const recordsPage = (tools: BetTools | null): Screen => withBetTools(BetRecordScreen, tools);
export const ticketPage = (tools: BetTools | null): Screen => withBetTools(TicketScreen, tools);
