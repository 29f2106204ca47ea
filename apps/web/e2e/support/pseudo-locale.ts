import type { Page } from '@playwright/test';

type Texts = Record<string, string>;

const bracketed = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `⟦${text}⟧`]));

/**
 * Opens pages in Traditional with every message of every catalogue in brackets, so that a text from anywhere else stands
 * out. Simplified has no catalogues: its texts stand in the code.
 */
export async function servePseudoCatalogs(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('courtside.locale', 'zh-Hant');
    // The server is not told: a page that the build rendered has no brackets, and could not be taken over.
    Object.defineProperty(document, 'cookie', { value: '', writable: true });
  });
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch({ maxRetries: 3 });
    // The names of files say nothing. Several catalogues may stand in one, each as an object whose keys are ids.
    const body = (await response.text()).replaceAll(
      /\{(?:"[\w-]+(?:\.[\w-]+)+":(?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*'),?)+\}/g,
      (literal) => {
        // oxlint-disable-next-line no-new-func -- An object literal of our own build.
        const texts = new Function(`return ${literal}`)() as Texts;
        return JSON.stringify(bracketed(texts));
      },
    );
    await route.fulfill({ response, body });
  });
}

/** Remembers every text that the gateway sends to a page. */
export function heardFromGateway(page: Page): () => string {
  const heard: string[] = [];
  page.on('response', (response) => {
    if (!/\/(site|fd|act|game|stream)\/api\//.test(response.url())) return;
    response.text().then(
      (text) => heard.push(JSON.stringify(JSON.parse(text))),
      // A call that the page gave up has no body.
      () => undefined,
    );
  });
  return () => heard.join('\n');
}

/** The texts and names of everything that is shown, one entry a text node or attribute. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = (element: Element) => {
      // Legal texts have a file for each script; they are no part of the catalogs.
      if (element.matches('.cs-help-text, .cs-help-contents, script, style')) return;
      if (!element.checkVisibility()) return;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) {
        if (node instanceof Element) walk(node);
        else if (node instanceof Text) texts.push(node.data);
      }
    };
    walk(document.body);
    return [...texts, document.title].filter((text) => /\p{Script=Han}/u.test(text));
  });
}

/** What of a text is neither from a catalog nor among the texts that are known. */
export function foreignParts(text: string, known: string): string[] {
  let rest = text;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(/⟦[^⟦⟧]*⟧/g, ' ');
  }
  return (rest.match(/\p{Script=Han}+/gu) ?? []).filter((run) => !known.includes(run));
}
