/**
 * What is written like a product's name and is none that another product would be said to integrate: operating systems, programming
 * and natural languages, formats, protocols, rules and bodies that make them, days and months. Sources: the language list of GitHub
 * Linguist (the most used), IANA media types, Unicode CLDR (languages, months); chosen by hand.
 */
export const notProducts: ReadonlySet<string> = new Set(
  [
    'windows mac macos linux ios ipados android unix ubuntu debian fedora arm intel web desktop mobile',
    'javascript typescript python rust go java kotlin swift ruby php c c++ c# scala elixir dart perl lua sql html css bash r node.js node',
    'csv pdf json xml yaml toml markdown svg png jpg jpeg gif mp3 mp4 wav webm docx xlsx excel zip tar png webp',
    'rest api apis sdk sdks cli mcp http https websocket websockets graphql grpc oauth saml sso ldap oidc smtp imap tcp udp ssh tls ssl ai llm llms ui ux saas it hr seo crm erp',
    'gdpr hipaa ccpa soc soc2 iso nist fedramp pci fda eu us uk usa europe america asia',
    'english german french spanish italian portuguese dutch swedish polish russian chinese japanese korean arabic hindi turkish',
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
    'local native custom default other others more your our their any every all each both',
    'cpu gpu ram ide ides vm vms vpn dns url built',
    'mit apache gpl bsd agpl yes no free pro team teams enterprise business starter basic plus premium i we you it they he she the a an and or',
  ]
    .join(' ')
    .split(' '),
);
