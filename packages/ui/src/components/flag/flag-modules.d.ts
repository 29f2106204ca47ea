declare module 'country-flag-icons/string/3x2/*' {
  /** An SVG document. */
  const svg: string;
  export default svg;
}
