/** Another member's user name as shown in lists. @example maskedMember('ceshi001') // 'ce***1' */
export const maskedMember = (name: string): string => `${name.slice(0, 2)}***${name.slice(-1)}`;
