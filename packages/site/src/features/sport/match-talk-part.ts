// Only the panel: an `import()` of the package's entry would load all of it with the first page, which has the feature.
export { ChatPanel } from '@courtside/chat/react';
