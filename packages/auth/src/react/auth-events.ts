// The events of the ways in beside those that the frame itself has (`login`, `register`, `forgetPassword`).
export type { LoginAsked } from '@courtside/shell';

/** Which form the auth dialog shows; the numbers are those of the site's switch (spec access 2). */
export type AuthWay = 'login' | 'register' | 'phoneRecovery' | 'emailRecovery';

/** What a risky login leaves for the check of a new device (spec access 3). */
export interface NewDevice {
  /** With asterisks, as the gateway told it. */
  maskedPhone: string;
  name: string;
  /** md5 of the password. */
  passwordHash: string;
  /** What the gateway said. */
  message: string;
}

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Open the dialog on the check of a new device. */
    newDevice: NewDevice;
    /** Change the form inside the open dialog. */
    switchAuthWay: AuthWay;
    closeAuth: undefined;
    passwordChanged: undefined;
  }
}
