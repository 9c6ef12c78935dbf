/** Of the root package.json, put in by the build. */
declare const __APP_VERSION__: string;

/** The address of a file that the build puts among the assets. */
declare module '*?url' {
  const url: string;
  export default url;
}
