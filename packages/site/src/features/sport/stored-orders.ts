import { storedCashOutKeys, storedOrderKeys } from '@courtside/betslip';
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

function forget(site: FeatureSite): void {
  void siteSport.peek(site)?.then((sport) => sport.forgetOrder());
  void siteCashOuts.peek(site)?.then((cashOuts) => cashOuts.forget());
}

/** What a member who logs out leaves on the device is removed; the gateway has it in their records. */
export function removeOrders(site: FeatureSite, userId: string | null): void {
  const { orders, cashOuts } = stored(site, userId);
  for (const name of [...orders, ...cashOuts]) site.services.storage.remove(name);
  forget(site);
}

/**
 * Asks what became of orders and cash-outs of the member that were not decided when the page was left.
 *
 * @param isAnother somebody else was logged in before: theirs stay on the device under their name, and are not shown
 */
export function takeUpOrders(site: FeatureSite, isAnother: boolean): void {
  if (isAnother) forget(site);
  const { orders, cashOuts } = stored(site, site.services.session.userId());
  const reported = (fault: unknown) =>
    site.services.errors.report(fault, { during: 'restore-order' });
  if (orders.length > 0 || siteSport.peek(site)) {
    siteSport
      .of(site)
      .then((sport) => sport.takeUpOrder())
      .catch(reported);
  }
  if (cashOuts.length > 0 || siteCashOuts.peek(site)) {
    siteCashOuts
      .of(site)
      .then((kept) => kept.start())
      .catch(reported);
  }
}
