/**
 * Operating systems and browsers by the names that their makers give them and the short forms in common use (makers' own sites,
 * StatCounter's lists of systems and browsers, those that Go and Rust build for), and what software is run in on a server. Spelled as here: 'windows' are also in walls.
 */
export const systems: Readonly<Record<string, string>> = {
  macOS: 'Apple macOS; macOS; MacOS; Mac OS X; Mac OS; OS X; Macs; Mac',
  Windows: 'Microsoft Windows; Windows',
  Linux:
    'GNU/Linux; Linux; Ubuntu; Debian; Fedora; Arch Linux; Alpine Linux; openSUSE; CentOS; Red Hat Enterprise Linux; RHEL; Rocky Linux; NixOS',
  FreeBSD: 'FreeBSD',
  OpenBSD: 'OpenBSD',
  NetBSD: 'NetBSD',
  'DragonFly BSD': 'DragonFly BSD; DragonFlyBSD',
  illumos: 'illumos',
  Solaris: 'Solaris',
  AIX: 'AIX',
  SteamOS: 'SteamOS; Steam Deck',
  ChromeOS: 'ChromeOS; Chrome OS; Chromebook; Chromebooks',
  'Raspberry Pi': 'Raspberry Pi',
  iOS: 'iOS; iPhone; iPhones; iPod touch; iPod',
  iPadOS: 'iPadOS; iPad; iPads',
  watchOS: 'watchOS; Apple Watch',
  tvOS: 'tvOS; Apple TV',
  visionOS: 'visionOS; Apple Vision Pro; Vision Pro',
  Android: 'Android',
  'Wear OS': 'Wear OS; WearOS',
  'Android TV': 'Android TV; Google TV',
  'Fire TV': 'Fire TV',
  HarmonyOS: 'HarmonyOS',
};

export const browsers: Readonly<Record<string, string>> = {
  Chrome: 'Google Chrome; Chrome',
  Firefox: 'Mozilla Firefox; Firefox',
  Safari: 'Safari',
  Edge: 'Microsoft Edge; Edge',
  Opera: 'Opera',
  Brave: 'Brave',
  Vivaldi: 'Vivaldi',
};

export const hosts: Readonly<Record<string, string>> = {
  Docker: 'Docker; Docker Compose',
  Kubernetes: 'Kubernetes',
};

/** What its maker calls releases of macOS. */
export const macReleases = ['Tahoe', 'Sequoia', 'Sonoma', 'Ventura', 'Monterey', 'Big Sur'];

/** Releases and processors that stand beside a system's name (makers' own sites). */
export const besideSystems = [
  'Apple Silicon; Intel; ARM; ARM64; arm64; aarch64; x64; x86; x86_64; amd64; 64-bit; 32-bit; M1',
  ...macReleases,
].join('; ');

/** Where apps and extensions are handed out, by the addresses of the things in them, and what the stores call themselves. */
export const stores: ReadonlyArray<readonly [host: string, path: string, name: string]> = [
  ['apps.apple.com', '/', 'the App Store'],
  ['itunes.apple.com', '/', 'the App Store'],
  ['play.google.com', '/store/apps/details', 'Google Play'],
  ['chromewebstore.google.com', '/detail/', 'the Chrome Web Store'],
  ['chrome.google.com', '/webstore/detail/', 'the Chrome Web Store'],
  ['addons.mozilla.org', '/addon/', 'Firefox Add-ons'],
  ['microsoftedge.microsoft.com', '/addons/detail/', 'Edge Add-ons'],
  ['apps.microsoft.com', '/', 'the Microsoft Store'],
  ['f-droid.org', '/', 'F-Droid'],
  ['flathub.org', '/apps/', 'Flathub'],
  ['snapcraft.io', '/', 'the Snap Store'],
  ['marketplace.visualstudio.com', '/items', 'the VS Code Marketplace'],
  ['plugins.jetbrains.com', '/plugin/', 'the JetBrains Marketplace'],
  ['wordpress.org', '/plugins/', 'WordPress.org'],
  ['apps.shopify.com', '/', 'the Shopify App Store'],
  ['testflight.apple.com', '/join/', 'TestFlight'],
];

/** What stores are called on the buttons that lead there (the stores' own badges). */
export const storeNames =
  'the App Store; App Store; the Mac App Store; Mac App Store; Google Play; the Play Store; the Chrome Web Store; Chrome Web Store; Firefox Add-ons; Microsoft Store; the Microsoft Store; F-Droid; Flathub; the Snap Store; Snap Store; TestFlight; the VS Code Marketplace; VS Code Marketplace; GitHub; GitHub Releases';
