export interface Options {
  read: string;
  taken: string;
  renamed: string;
  set: string;
  sameName: string;
  never: string;
}
