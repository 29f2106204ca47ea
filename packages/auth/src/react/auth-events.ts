// The events of the auth dialog, in addition to those of the frame (`login`, `register`, `forgetPassword`).
export type { LoginAsked } from '@courtside/shell';

/** Form of the auth dialog; the site's switch has a number for each (spec access 2). */
export type AuthWay = 'login' | 'register' | 'phoneRecovery' | 'emailRecovery';

/** Data of a risky login for the check of a new device (spec access 3). */
export interface NewDevice {
  /** The phone with asterisks, as the gateway sends it. */
  maskedPhone: string;
  name: string;
  /** md5 of the password. */
  passwordHash: string;
  /** The gateway's message. */
  message: string;
}

declare module '@courtside/shell' {
  interface SiteEvents {
    /** Opens the dialog on the check of a new device. */
    newDevice: NewDevice;
    /** Changes the form inside the open dialog. */
    switchAuthWay: AuthWay;
    closeAuth: undefined;
    passwordChanged: undefined;
  }
}
