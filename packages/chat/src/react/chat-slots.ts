import type { ReactNode } from 'react';

/** A code that stands in a message; see `codeOf`. */
export interface ChatCodeProps {
  code: string;
  /** The code as a text: what a feature shows of a code that is not its own. */
  children?: ReactNode;
}

/** What stands beside the field of a room. */
export interface ChatComposeProps {
  /** Nobody is heard now. */
  disabled: boolean;
  /** Puts a text where the user types, apart from what stands there. */
  put: (text: string) => void;
}

declare module '@courtside/shell/react' {
  interface Slots {
    /** What is shown in place of a code in a message. */
    'chat-code': ChatCodeProps;
    /** Buttons beside those of the field, for members. */
    'chat-compose': ChatComposeProps;
  }
}
