import md5 from 'md5';

/** A password as the calls send it: the md5 of its UTF-8 text in 32 hexadecimal digits (spec access 3). */
export function passwordHash(password: string): string {
  return md5(password);
}
