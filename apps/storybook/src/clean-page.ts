// A page serves several suites: the theme of a site that one of them started is not that of the next.
import { afterAll } from 'vitest';

afterAll(() => {
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name);
  }
});
