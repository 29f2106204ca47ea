/** The few script addresses that a page under the site's policy may hand to the browser. */
export interface TrustedScripts {
  /**
   * The address in the form that `script.src`, `new Worker` and `serviceWorker.register` take under the policy
   * `courtside`.
   *
   * @throws CourtsideError `site.untrusted-script` for any address that is not on the list
   */
  scriptUrl(address: string): string;
}
