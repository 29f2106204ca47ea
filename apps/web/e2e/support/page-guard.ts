import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    courtsideViolation?: (text: string) => Promise<void>;
  }
}

/** What no page of the site may do, and what a test says that it will see nevertheless. */
export interface PageGuard {
  /** Everything that was seen, in order. */
  readonly problems: readonly string[];
  /** Expects a problem. One that then does not happen fails the test as well. */
  expectProblem(pattern: RegExp): void;
  /** Lets a problem pass that may come or not, depending on what the browser does by itself. */
  allowProblem(pattern: RegExp): void;
  /**
   * Unexpected problems, and expected ones that did not come. A page reports a problem a moment after it happened, so
   * expected ones are waited for.
   */
  verdict(): Promise<string[]>;
}

/** What browser and site say of what a page asks for while its line is cut, parts that it fetches ahead included. */
export const CUT_LINE =
  /^console: (?:Failed to load resource: net::ERR_|courtside: site\.part-missing during load-part )/;

/** How late a page may report an expected problem, and how often that is looked for. */
const LATE_MS = 10_000;
const LOOK_MS = 50;

/** Watches every page of a context: console errors, uncaught errors, policy violations, calls to other hosts. */
export async function guardPages(context: BrowserContext, origin: string): Promise<PageGuard> {
  const problems: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
  await context.exposeBinding('courtsideViolation', (_source, text: string) => {
    problems.push(`policy: ${text}`);
  });
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const text = `${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile}`;
      void window.courtsideViolation?.(text);
    });
  });
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  context.on('weberror', (error) => {
    problems.push(`page: ${error.error().stack ?? error.error().message}`);
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) {
      problems.push(`foreign: ${request.url()}`);
    }
  });
  return {
    problems,
    expectProblem: (pattern) => void expected.push(pattern),
    allowProblem: (pattern) => void allowed.push(pattern),
    async verdict() {
      const missing = () =>
        expected.filter((pattern) => !problems.some((problem) => pattern.test(problem)));
      for (let waited = 0; missing().length > 0 && waited < LATE_MS; waited += LOOK_MS) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
      }
      return [
        ...problems.filter(
          (problem) => ![...expected, ...allowed].some((pattern) => pattern.test(problem)),
        ),
        ...missing().map((pattern) => `expected, but did not happen: ${pattern}`),
      ];
    },
  };
}
