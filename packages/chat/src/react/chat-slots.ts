import type { ReactNode } from 'react';

/** A code that stands in a message; see `codeOf`. */
export interface ChatCodeProps {
  code: string;
  /** The code as text, shown for a code that the feature does not know. */
  children?: ReactNode;
}

/** Props of the buttons beside the message field of a room. */
export interface ChatComposeProps {
  /** True while the user cannot speak. */
  disabled: boolean;
  /** Appends a text to the message field, separated from the text there. */
  put: (text: string) => void;
}

declare module '@courtside/shell/react' {
  interface Slots {
    /** Shown in place of a code in a message. */
    'chat-code': ChatCodeProps;
    /** Buttons beside those of the field, for members. */
    'chat-compose': ChatComposeProps;
  }
}
