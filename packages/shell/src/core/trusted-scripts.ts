/** Access to the script addresses that the site's policy allows. */
export interface TrustedScripts {
  /**
   * The address in the form that `script.src`, `new Worker` and `serviceWorker.register` take under the policy
   * `courtside`.
   *
   * @throws CourtsideError `site.untrusted-script` for any address that is not on the list
   */
  scriptUrl(address: string): string;
}
