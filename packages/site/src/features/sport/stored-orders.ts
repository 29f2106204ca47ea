import { storedCashOutKeys, storedOrderKeys, storedSlipKeys } from '@courtside/betslip';
import type { FeatureSite } from '@courtside/shell/react';
import { siteCashOuts } from './load-bet-tools.ts';
import { siteSport } from './load-sport.ts';

/** Names under which this device keeps what a member has sent and the gateway has not decided. */
function stored({ services }: FeatureSite, userId: string | null) {
  const names = services.storage.keys();
  return {
    orders: userId === null ? [] : storedOrderKeys(names, userId),
    cashOuts: userId === null ? [] : storedCashOutKeys(names, userId),
  };
}

/** What a member who logs out leaves on the device and in the tab is removed; the gateway has their bets in its records. */
export function removeOrders(site: FeatureSite, userId: string | null): void {
  const { storage, tabStorage } = site.services;
  const { orders, cashOuts } = stored(site, userId);
  for (const name of [...orders, ...cashOuts]) storage.remove(name);
  const forgetPicks = () => {
    for (const name of storedSlipKeys(tabStorage?.keys() ?? [])) tabStorage?.remove(name);
  };
  forgetPicks();
  // A price that moved before the slip heard of the logout has kept them again.
  void siteSport.peek(site)?.then((sport) => {
    sport.changeMember();
    forgetPicks();
  });
}

/**
 * Shows nothing of the member who was logged in before, and asks what became of orders and cash-outs of the one who is now
 * that were not decided when the page was left. What an expired login left behind waits for the same member.
 *
 * @param isLeft whether somebody was logged in who is not any more
 */
export function changeMember(site: FeatureSite, isLeft: boolean): void {
  const userId = site.services.session.userId();
  const { orders, cashOuts } = stored(site, userId);
  const reported = (fault: unknown) =>
    site.services.errors.report(fault, { during: 'restore-order' });
  if (orders.length > 0 || siteSport.peek(site)) {
    siteSport
      .of(site)
      .then((sport) => sport.changeMember())
      .catch(reported);
  }
  if (cashOuts.length > 0 || siteCashOuts.peek(site)) {
    siteCashOuts
      .of(site)
      .then((kept) => {
        if (isLeft) kept.forget();
        if (userId !== null) kept.start();
      })
      .catch(reported);
  }
}
