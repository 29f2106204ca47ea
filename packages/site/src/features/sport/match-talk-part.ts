// The panel alone: an `import()` of the package's entry would bring all of it into the first page, which has the feature.
export { ChatPanel } from '@courtside/chat/react';
