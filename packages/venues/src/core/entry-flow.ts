import type { VenueActivity, VenueType } from '@courtside/contract';
import type { Entry } from './entry.ts';
import { allIn, type EntryFunds } from './entry-funds.ts';
import type { LaunchRefusal } from './launch-refusal.ts';
import { LOCAL_SPORT } from './venue-codes.ts';

/** A venue, or one of its games, that a member wants to enter. */
export interface EntryRequest {
  readonly enName: string;
  readonly category: VenueType;
  /** The name that the member sees. */
  readonly name: string;
  readonly gameCode?: string | undefined;
  /** True to only transfer money in, without entering. */
  readonly stays?: boolean | undefined;
  /** Path of the page to return to. */
  readonly from: string;
}

/** State of the entry into a venue. */
export type EntryState =
  | { readonly status: 'idle' }
  /** The wallets are read, so that the member sees what the launch will move before it is sent. */
  | {
      readonly status: 'looking';
      readonly request: EntryRequest;
      /** As the `id` of a launch. */
      readonly id: number;
      readonly agreed: boolean;
      /** The balances that the member was shown as those the launch would move. */
      readonly told?: EntryFunds | undefined;
    }
  /** Automatic transfer would move money: the member is informed and asked. */
  | {
      readonly status: 'moves-all';
      readonly request: EntryRequest;
      readonly funds: EntryFunds;
      readonly agreed: boolean;
    }
  | {
      readonly status: 'launching';
      readonly request: EntryRequest;
      /** Id of the launch; answers to an earlier one are ignored. */
      readonly id: number;
      readonly agreed: boolean;
    }
  /** The member is asked for the amount to transfer in. */
  | {
      readonly status: 'transfer-in';
      readonly request: EntryRequest;
      /** The gateway's message about it; empty when the member opened the dialog themselves. */
      readonly message: string;
      readonly activity: VenueActivity | null;
    }
  | {
      readonly status: 'maintenance';
      readonly request: EntryRequest;
      readonly reopensAt: number | null;
    }
  /** The browser blocked the window: the address is offered as a link. */
  | { readonly status: 'window-blocked'; readonly request: EntryRequest; readonly href: string }
  /** The gateway gave an address that must not be opened. */
  | { readonly status: 'nowhere'; readonly request: EntryRequest }
  | {
      readonly status: 'refused';
      readonly request: EntryRequest;
      readonly fault: unknown;
      /** For a retry. */
      readonly agreed: boolean;
      /** Balances after a launch that may have moved money despite its fault; null when they could not be read. */
      readonly funds?: EntryFunds | null | undefined;
    };

export type EntryEvent =
  | { readonly type: 'enter'; readonly request: EntryRequest }
  /** The member wants to transfer money in first. */
  | { readonly type: 'takeIn'; readonly request: EntryRequest; readonly message?: string }
  | { readonly type: 'looked'; readonly id: number; readonly funds: EntryFunds }
  | { readonly type: 'launched'; readonly id: number; readonly entry: Entry }
  | { readonly type: 'refused'; readonly id: number; readonly refusal: LaunchRefusal }
  | { readonly type: 'windowBlocked'; readonly request: EntryRequest; readonly href: string }
  /**
   * The money has arrived, or the member continues without it. `agreed`: they know of the venue's promotion. `told`:
   * the balances shown when they were told what the launch moves; the wallets are read again before it.
   */
  | { readonly type: 'goOn'; readonly agreed: boolean; readonly told?: EntryFunds | undefined }
  | { readonly type: 'again' }
  /** The member closes the dialog, or no longer waits. */
  | { readonly type: 'dismissed' };

export type EntryEffect =
  | { readonly type: 'look'; readonly id: number; readonly request: EntryRequest }
  | {
      readonly type: 'launch';
      readonly id: number;
      readonly request: EntryRequest;
      /** The member has read the notice of 6413. */
      readonly agreed: boolean;
      /** Automatic transfer moves money together with the launch. */
      readonly moves: boolean;
    }
  | { readonly type: 'open'; readonly request: EntryRequest; readonly entry: Entry }
  | { readonly type: 'askToLogIn' };

export interface EntryStep {
  readonly state: EntryState;
  readonly effects: readonly EntryEffect[];
}

export const NO_ENTRY: EntryState = { status: 'idle' };

const stay = (state: EntryState): EntryStep => ({ state, effects: [] });

interface LaunchTerms {
  readonly agreed: boolean;
  readonly moves: boolean;
}

const launch = (request: EntryRequest, id: number, { agreed, moves }: LaunchTerms): EntryStep => ({
  state: { status: 'launching', request, id, agreed },
  effects: [{ type: 'launch', id, request, agreed, moves }],
});

/** An entry starts with a read of the wallets, except for the local venue, which plays with the centre wallet. */
const begin = (request: EntryRequest, id: number, agreed: boolean, told?: EntryFunds): EntryStep =>
  request.enName === LOCAL_SPORT
    ? launch(request, id, { agreed, moves: false })
    : {
        state: { status: 'looking', request, id, agreed, told },
        effects: [{ type: 'look', id, request }],
      };

const isUnderWay = ({ status }: EntryState): boolean =>
  status === 'looking' || status === 'launching';

function afterRefusal(
  { request, agreed }: Pick<Extract<EntryState, { status: 'launching' }>, 'request' | 'agreed'>,
  refusal: LaunchRefusal,
): EntryStep {
  switch (refusal.type) {
    case 'bound': {
      const { message, activity } = refusal;
      return stay({ status: 'transfer-in', request, message, activity });
    }
    case 'maintenance':
      return stay({ status: 'maintenance', request, reopensAt: refusal.reopensAt });
    case 'login-first':
      return { state: NO_ENTRY, effects: [{ type: 'askToLogIn' }] };
    case 'silent':
      return stay(NO_ENTRY);
    case 'fault':
      return stay({
        ...{ status: 'refused', request, fault: refusal.fault, agreed },
        ...(refusal.funds !== undefined && { funds: refusal.funds }),
      });
  }
}

/**
 * The steps of an entry into a venue: the wallets are read, the member agrees to what a launch would move, the venue is
 * launched. There is one launch at a time: another entry meanwhile is ignored, since each launch ends the ticket of the
 * one before it.
 *
 * @param nextId for a read or a launch that this step starts; never the same twice
 * @example entryTransition(NO_ENTRY, { type: 'enter', request }, 1).state.status // 'looking'
 */
export function entryTransition(state: EntryState, event: EntryEvent, nextId: number): EntryStep {
  switch (event.type) {
    case 'enter':
      return isUnderWay(state) || state.status === 'transfer-in' || state.status === 'moves-all'
        ? stay(state)
        : begin(event.request, nextId, false);
    case 'takeIn': {
      if (isUnderWay(state)) return stay(state);
      const { request, message = '' } = event;
      return stay({ status: 'transfer-in', request, message, activity: null });
    }
    case 'looked': {
      if (state.status !== 'looking' || state.id !== event.id) return stay(state);
      const { request, agreed, told } = state;
      const { funds } = event;
      const amount = allIn(funds);
      return amount === null || (told !== undefined && amount === allIn(told))
        ? launch(request, nextId, { agreed, moves: amount !== null })
        : stay({ status: 'moves-all', request, funds, agreed });
    }
    case 'launched': {
      if (state.status !== 'launching' || state.id !== event.id) return stay(state);
      const { request } = state;
      return event.entry.type === 'nowhere'
        ? stay({ status: 'nowhere', request })
        : { state: NO_ENTRY, effects: [{ type: 'open', request, entry: event.entry }] };
    }
    case 'refused':
      return (state.status === 'looking' || state.status === 'launching') && state.id === event.id
        ? afterRefusal(state, event.refusal)
        : stay(state);
    case 'windowBlocked': {
      const { request, href } = event;
      return state.status === 'idle'
        ? stay({ status: 'window-blocked', request, href })
        : stay(state);
    }
    case 'goOn': {
      const { agreed, told } = event;
      if (state.status === 'moves-all') {
        return launch(state.request, nextId, { agreed: agreed || state.agreed, moves: true });
      }
      if (state.status !== 'transfer-in') return stay(state);
      if (state.request.stays === true) return stay(NO_ENTRY);
      return begin(state.request, nextId, agreed, told);
    }
    case 'again':
      return state.status === 'refused' ? begin(state.request, nextId, state.agreed) : stay(state);
    case 'dismissed':
      return stay(NO_ENTRY);
  }
}
