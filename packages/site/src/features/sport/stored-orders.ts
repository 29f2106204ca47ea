import { storedCashOutKeys, storedOrderKeys, storedSlipKeys } from '@courtside/betslip';
import type { FeatureSite } from '@courtside/shell/react';
import { siteCashOuts } from './load-bet-tools.ts';
import { siteSport } from './load-sport.ts';

/** Storage keys of this device for a member's orders and cash-outs that the gateway has not decided. */
function stored({ services }: FeatureSite, userId: string | null) {
  const names = services.storage.keys();
  return {
    orders: userId === null ? [] : storedOrderKeys(names, userId),
    cashOuts: userId === null ? [] : storedCashOutKeys(names, userId),
  };
}

/** Removes a member's data from the device and the tab at logout; the gateway keeps their bets in its records. */
export function removeOrders(site: FeatureSite, userId: string | null): void {
  const { storage, tabStorage } = site.services;
  const { orders, cashOuts } = stored(site, userId);
  for (const name of [...orders, ...cashOuts]) storage.remove(name);
  const forgetPicks = () => {
    for (const name of storedSlipKeys(tabStorage?.keys() ?? [])) tabStorage?.remove(name);
  };
  forgetPicks();
  // A price that moved before the slip got the logout has stored them again.
  void siteSport.peek(site)?.then((sport) => {
    sport.changeMember();
    forgetPicks();
  });
}

/**
 * Hides the data of the previous member, and requests the outcome of the current member's orders and cash-outs that
 * were not decided when the page was left. Data left by an expired login waits for the same member.
 *
 * @param isLeft whether a member was logged in who no longer is
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
