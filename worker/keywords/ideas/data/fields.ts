import type { TopicKind } from '../types.ts';

type Fillers = { aspects: string; features: string; audiences: string; rivals: string };

/**
 * What surrounds a topic in its field. `kinds`: what sort of topics it serves, for the shoes of a runner have other features than
 * the running. `knownBy`: words of a topic that show the field, in the singular. `aspects` follow the topic ('crm data cleanup'),
 * `features` stand behind 'with', `audiences` behind 'for', `rivals` behind 'vs'.
 */
export type Field = Fillers & { kinds: string; knownBy: string };

export const fields: readonly Field[] = [
  {
    kinds: 'software practice',
    knownBy:
      'invoice invoicing accounting bookkeeping billing expense payment payroll tax budgeting finance cash budget',
    aspects:
      'templates|approval workflow|security|automation rules|tax reports|audit trail|data export|api|migration|user permissions|mobile app|error handling',
    features:
      'recurring billing|multi currency support|bank reconciliation|tax reports|payment reminders|expense tracking|receipt scanning|a client portal|stripe payments|purchase orders|time tracking|deposits and partial payments',
    audiences:
      'freelancers|contractors|sole traders|consultants|photographers|small law firms|nonprofits|landlords|agencies|tradesmen|online sellers|startups',
    rivals: 'excel|spreadsheets|hiring a bookkeeper|pen and paper|quickbooks|google sheets',
  },
  {
    kinds: 'software practice',
    knownBy: 'crm sales lead leads pipeline prospecting outreach deal deals salesforce quota',
    aspects:
      'data cleanup|pipeline stages|contact import|lead scoring model|email templates|dashboard examples|follow up sequence|permissions|automation rules|reporting|custom fields|forecasting',
    features:
      'email tracking|lead scoring|a built in dialer|whatsapp integration|quote templates|pipeline view|call recording|appointment reminders|web forms|territory management|calendar sync|text messaging',
    audiences:
      'real estate agents|consultants|insurance agents|freelancers|recruiters|small teams|coaches|manufacturers|nonprofits|field sales teams|startups|financial advisors',
    rivals: 'spreadsheets|excel|email folders|a shared inbox|marketing automation|erp|project management software',
  },
  {
    kinds: 'practice concept',
    knownBy:
      'marketing email newsletter newsletters campaign advertising ads social influencer brand branding content instagram linkedin',
    aspects:
      'calendar template|examples|strategy template|metrics|budget breakdown|audit|funnel stages|subject lines|case studies|plan for a year|consent rules|campaign ideas',
    features:
      'a drag and drop editor|ab testing|landing pages|segmentation|signup forms|automated sequences|sms|a content calendar|utm tracking|approval workflows|ready made templates|shopify integration',
    audiences:
      'local businesses|restaurants|ecommerce stores|nonprofits|b2b companies|authors|coaches|real estate agents|startups|solo founders|agencies|schools',
    rivals: 'paid ads|sms marketing|direct mail|seo|word of mouth|push notifications|trade shows',
  },
  {
    kinds: 'software',
    knownBy:
      'marketing email newsletter newsletters campaign advertising ads social influencer brand branding content instagram linkedin',
    aspects:
      'templates|deliverability|list import|automation rules|reporting|api|spam rules|integrations|contact limits|landing pages',
    features:
      'a drag and drop editor|ab testing|landing pages|segmentation|signup forms|automated sequences|sms|a content calendar|utm tracking|approval workflows|ready made templates|shopify integration',
    audiences:
      'local businesses|restaurants|ecommerce stores|nonprofits|b2b companies|authors|coaches|real estate agents|startups|solo founders|agencies|schools',
    rivals: 'an agency|excel|sms|an all in one crm|gmail|push notifications',
  },
  {
    kinds: 'software practice concept',
    knownBy: 'seo backlink backlinks keyword keywords serp ranking search',
    aspects:
      'audit template|report example|quick wins|ranking factors|meta tags|internal linking|content brief|for images|for new websites|for blog posts|kpis|roadmap',
    features:
      'rank tracking|a site audit|backlink data|local rankings|white label reports|keyword clustering|a browser extension|content scoring|search console data|competitor tracking',
    audiences:
      'lawyers|dentists|shopify stores|bloggers|photographers|saas companies|local shops|agencies|plumbers|therapists',
    rivals: 'google ads|social media marketing|ppc|content marketing|local ads|ai search',
  },
  {
    kinds: 'software practice',
    knownBy:
      'hr hiring recruiting recruitment onboarding employee staff scheduling shift interview applicant timesheet workforce payroll ats hris',
    aspects:
      'checklist|policy template|compliance|legal requirements|email templates|kpis|survey questions|scorecard|automation|reporting|data privacy|timeline',
    features:
      'time off tracking|shift swaps|a self service portal|digital signatures|payroll export|background checks|performance reviews|overtime alerts|a mobile time clock|org charts|job board posting',
    audiences:
      'restaurants|hourly workers|remote employees|small companies|nurses|startups|retail stores|construction crews|nonprofits|interns|franchises|call centers',
    rivals: 'a staffing agency|spreadsheets|a peo|outsourcing|paper forms|whatsapp groups',
  },
  {
    kinds: 'software practice',
    knownBy: 'project task tasks kanban gantt agile scrum planning productivity time calendar collaboration team',
    aspects:
      'plan template|board setup|meeting agenda|status report|workload view|kickoff checklist|roles and responsibilities|milestones|weekly review|dashboard|timeline template|risk log',
    features:
      'gantt charts|time tracking|recurring tasks|client access|workload planning|task dependencies|file sharing|guest users|calendar view|budget tracking|templates|slack integration',
    audiences:
      'architects|marketing teams|freelancers|construction companies|students|engineers|event planners|agencies|research teams|remote teams|nonprofits|people with adhd',
    rivals: 'excel|email|sticky notes|a whiteboard|google sheets|spreadsheets|outlook tasks',
  },
  {
    kinds: 'software practice',
    knownBy: 'support helpdesk help ticket ticketing chatbot chat service',
    aspects:
      'scripts|response templates|escalation process|metrics|sla examples|training manual|knowledge base structure|survey questions|staffing model|conversation examples|automation ideas|quality checklist',
    features:
      'live chat|a knowledge base|sla tracking|whatsapp support|human handover|canned replies|a shared inbox|satisfaction surveys|multilingual replies|call logging|ai replies|shopify orders',
    audiences:
      'ecommerce stores|saas companies|it teams|universities|hotels|small teams|property managers|hospitals|banks|game studios',
    rivals: 'a shared inbox|live chat|a call center|email support|phone support|a faq page',
  },
  {
    kinds: 'software practice concept',
    knownBy: 'analytics dashboard dashboards data reporting bi metrics statistics sql warehouse',
    aspects:
      'examples|kpi list|data model|tracking plan|naming conventions|report template|governance policy|data quality checks|setup|visualization examples|event schema|sample questions',
    features:
      'sql access|real time data|cohort analysis|embedded charts|scheduled reports|row level security|no code charts|funnel reports|data export|alerts|cookieless tracking',
    audiences:
      'product managers|small ecommerce stores|mobile apps|marketers|schools|hospitals|finance teams|bloggers|nonprofits|manufacturers',
    rivals: 'excel|google analytics|spreadsheets|a data warehouse|custom reports|power bi',
  },
  {
    kinds: 'practice concept',
    knownBy: 'ecommerce e-commerce shopify shop dropshipping marketplace retail etsy amazon store',
    aspects:
      'product page examples|return policy template|shipping strategy|conversion checklist|product photos|launch checklist|profit margin|stock count sheet|reorder rules|packaging ideas|customer reviews|barcode setup',
    features:
      'barcode scanning|multi location stock|gift cards|low stock alerts|subscription billing|offline mode|loyalty points|amazon sync|batch tracking|split payments|wholesale pricing',
    audiences:
      'clothing brands|small shops|jewelry makers|cafes|food trucks|bookstores|wholesalers|boutiques|artists|grocery stores',
    rivals: 'amazon|a marketplace|a physical store|wholesale|social selling|craft fairs',
  },
  {
    kinds: 'software',
    knownBy: 'ecommerce shopify store shop retail pos inventory warehouse checkout stock order',
    aspects:
      'barcode setup|hardware list|stock count sheet|reorder rules|api|reports|user permissions|product import|tax settings|labels|data export|training',
    features:
      'barcode scanning|multi location stock|gift cards|low stock alerts|subscription billing|offline mode|loyalty points|amazon sync|batch tracking|split payments|wholesale pricing',
    audiences:
      'clothing brands|small shops|jewelry makers|cafes|food trucks|bookstores|wholesalers|boutiques|artists|grocery stores',
    rivals: 'excel|amazon|a marketplace|a physical store|etsy|a cash register|wholesale',
  },
  {
    kinds: 'software practice concept',
    knownBy:
      'kubernetes docker devops cloud api hosting serverless software developer code coding programming python javascript react git linux database typescript rust microservices',
    aspects:
      'monitoring|deployment example|networking|backup strategy|security checklist|cost optimization|architecture diagram|interview questions|troubleshooting|project ideas|performance tuning|logging|local setup|upgrade guide|cheat sheet',
    features:
      'github integration|automatic backups|a free tier|ssh access|autoscaling|sso|role based access|audit logs|terraform support|staging environments',
    audiences:
      'small teams|backend developers|data scientists|solo developers|startups|students|system administrators|game developers|frontend developers|enterprise teams',
    rivals: 'virtual machines|serverless|a managed service|bare metal|docker compose|a monolith',
  },
  {
    kinds: 'software',
    knownBy: 'security password vpn cybersecurity phishing encryption backup',
    aspects:
      'setup|audit questions|employee training|risk assessment|recovery options|best practices for teams|family plan|speed|browser support|policy template',
    features:
      'two factor authentication|sso|family sharing|audit logs|zero knowledge encryption|offline access|automatic updates|admin reports',
    audiences:
      'small businesses|remote workers|families|schools|healthcare providers|law firms|saas startups|journalists|nonprofits|online shops',
    rivals: 'a browser password manager|antivirus|a firewall|iso 27001|soc 2|doing nothing',
  },
  {
    kinds: 'practice concept',
    knownBy: 'security cybersecurity phishing gdpr hipaa compliance privacy encryption iso',
    aspects:
      'policy template|checklist|audit questions|employee training|fines|risk assessment|incident response plan|requirements summary|documentation|consent form example|awareness quiz|roadmap',
    features: 'ready made templates|audit logs|risk scoring|consent management|employee training|automatic reports',
    audiences:
      'small businesses|ecommerce stores|schools|healthcare providers|law firms|saas startups|nonprofits|marketing teams|hr departments|app developers',
    rivals: 'iso 27001|soc 2|ccpa|local law|self assessment',
  },
  {
    kinds: 'software practice concept',
    knownBy: 'ai machine gpt chatgpt llm prompt neural automation agent deep',
    aspects:
      'use cases|prompt examples|ethics|implementation roadmap|limitations|project ideas|training data|cost breakdown|risks|workflow examples|evaluation methods|roadmap',
    features:
      'private data|api access|human approval|citations|a free plan|on premise deployment|multilingual output|fine tuning|team workspaces',
    audiences:
      'teachers|small businesses|marketers|lawyers|customer service|developers|hospitals|students|accountants|product managers',
    rivals: 'rule based automation|human experts|traditional software|statistics|deep learning|outsourcing',
  },
  {
    kinds: 'hobby concept',
    knownBy: 'photo photography drawing watercolor painting sketching',
    aspects:
      'exercises|project ideas|lighting setup|settings|equipment list|practice routine|composition rules|color theory|portfolio examples|home studio setup|editing workflow|inspiration|techniques',
    features: 'free presets|video lessons|live feedback|a flip screen|stylus support',
    audiences: 'beginners|kids|adults|teenagers|small businesses|students|left handed people|seniors|busy parents',
    rivals: 'film|digital art|acrylics|sketching|printmaking',
  },
  {
    kinds: 'hobby concept',
    knownBy: 'music guitar piano singing violin drums ukulele',
    aspects:
      'chords|exercises|practice routine|sheet music|songs for beginners|warm up|theory basics|finger placement|recital pieces|scales',
    features: 'video lessons|a live teacher|sheet music|a free trial',
    audiences: 'kids|adults|beginners|seniors|left handed people|teenagers|busy adults|homeschoolers',
    rivals: 'private lessons|self study|keyboard|ukulele|online lessons',
  },
  {
    kinds: 'practice hobby',
    knownBy: 'podcast podcasting youtube streaming',
    aspects:
      'equipment list|episode outline|intro script|interview questions|cover art|home studio setup|audio settings|guest outreach email|launch checklist|show notes|name ideas|sponsorship rates',
    features: 'noise removal|remote recording|transcripts|automatic editing|video|dynamic ads',
    audiences: 'small businesses|beginners|coaches|nonprofits|authors|teachers|musicians|local news|churches',
    rivals: 'youtube|blogging|radio|live streaming|newsletters',
  },
  {
    kinds: 'practice hobby concept',
    knownBy: 'writing blog blogging copywriting novel author essay grammar',
    aspects:
      'prompts|outline template|examples|daily routine|style guide|editing checklist|exercises|first draft tips|rates|portfolio|structure|ideas list',
    features:
      'plagiarism checks|grammar suggestions|distraction free mode|version history|word count goals|google docs export|collaboration',
    audiences:
      'students|novelists|bloggers|non native speakers|academics|marketers|teenagers|technical writers|journalists|children',
    rivals: 'a ghostwriter|google docs|microsoft word|handwriting|journaling|ai writing',
  },
  {
    kinds: 'hobby concept software',
    knownBy:
      'yoga fitness running workout marathon exercise strength pilates swimming cycling meditation weight hiking',
    aspects:
      'plan|schedule|warm up|for weight loss|results after 30 days|injury prevention|breathing technique|for back pain|calories burned|progress chart|benefits by age|safety|daily routine',
    features: 'video lessons|a training plan|live coaching|a progress tracker',
    audiences:
      'seniors|beginners|women over 40|men over 50|busy parents|pregnant women|runners|office workers|teenagers|cyclists',
    rivals: 'pilates|walking|weight training|swimming|cycling|a gym membership',
  },
  {
    kinds: 'product',
    knownBy: 'running shoe shoes boot boots sneaker hiking walking sandal',
    aspects:
      'size chart|insoles|lacing techniques|break in time|cleaning|lifespan in miles|heel drop|waterproofing|width guide|sole types|return policy',
    features:
      'arch support|wide toe box|good grip|extra cushioning|ankle support|a waterproof lining|memory foam|replaceable insoles',
    audiences:
      'flat feet|wide feet|bad knees|beginners|plantar fasciitis|heavy people|trail running|marathon training|high arches|standing all day|rain|women over 40|treadmill',
    rivals: 'trail shoes|barefoot shoes|walking shoes|cross trainers|last year models',
  },
  {
    kinds: 'hobby concept software',
    knownBy: 'meal recipe cooking baking food vegan vegetarian prep sourdough bread lunch dinner snack',
    aspects:
      'containers|grocery list|for the week|freezer tips|high protein recipes|cost per serving|storage times|vegetarian options|low carb ideas|for one person|lunch ideas|equipment list|with chicken|breakfast ideas',
    features: 'glass lids|airtight lids|a timer|dishwasher safe parts|measuring marks|a nonstick surface',
    audiences:
      'families|students|night shift workers|weight loss|diabetics|athletes|two people|toddlers|college students|beginners|new moms',
    rivals: 'meal kits|takeout|cooking every day|eating out|frozen meals|meal delivery',
  },
  {
    kinds: 'product',
    knownBy: 'coffee espresso grinder blender kettle oven fryer cookware knife toaster',
    aspects:
      'settings|cleaning|parts|noise level|capacity|replacement parts|beginner mistakes|maintenance|accessories|wattage|recipes|lifespan',
    features:
      'a timer|adjustable settings|stainless steel parts|a glass jar|quiet operation|a built in scale|dishwasher safe parts|a large capacity|a travel case|low retention|a two year warranty',
    audiences:
      'espresso|french press|small kitchens|camping|one person|offices|cold brew|beginners|large families|pour over',
    rivals: 'manual models|a blade grinder|a burr grinder|store bought|a food processor|an all in one machine',
  },
  {
    kinds: 'hobby concept',
    knownBy: 'puppy dog dogs cat cats kitten pet pets aquarium horse rabbit',
    aspects:
      'schedule by age|treats|checklist|stages|supplies list|behavior problems|body language|age chart|cost per month|daily routine|games|vet advice',
    features: 'video lessons|vet support|a daily plan',
    audiences:
      'first time owners|families with kids|working owners|seniors|apartment owners|rescue dog owners|busy people',
    rivals: 'a trainer|group classes|free feeding|crate training|clicker training|puppy pads',
  },
  {
    kinds: 'product',
    knownBy: 'dog cat pet puppy kitten harness leash collar crate',
    aspects: 'size chart|cleaning|materials|safety|lifespan|training|colors|fit guide|weight limit',
    features:
      'washable covers|an adjustable strap|natural ingredients|a chew proof base|gps tracking|reflective strips',
    audiences: 'small dogs|senior dogs|large breeds|anxious pets|car travel|puppies|strong pullers|long haired breeds',
    rivals: 'homemade|a cheaper brand|second hand|premium brands',
  },
  {
    kinds: 'hobby concept',
    knownBy:
      'garden gardening plant houseplant lawn composting compost vegetable diy decluttering woodworking renovation cleaning',
    aspects:
      'care|watering schedule|tools list|for small spaces|calendar|supplies|problems|on a balcony|in winter|from seed|safety|layout ideas',
    features: 'a monthly calendar|step by step photos|video lessons',
    audiences: 'beginners|small yards|renters|apartments|kids|shade|seniors|clay soil|dry climates|families',
    rivals: 'hiring a professional|hydroponics|buying ready made|artificial plants|raised beds',
  },
  {
    kinds: 'product',
    knownBy: 'desk chair sofa mattress pillow table lamp shelf bed furniture office standing',
    aspects:
      'dimensions|weight capacity|assembly|materials|warranty|noise level|cable management|lifespan|cleaning|return policy|ergonomics|stability',
    features:
      'adjustable height|storage|wheels|good back support|a memory function|easy assembly|cooling fabric|solid wood|armrests|a ten year warranty',
    audiences:
      'small rooms|back pain|tall people|short people|working from home|gaming|heavy people|two monitors|couples|students|guest rooms|side sleepers',
    rivals: 'a converter|ikea|second hand|regular models|a premium model|custom made',
  },
  {
    kinds: 'place',
    knownBy: 'hotel hostel resort airbnb campsite apartment',
    aspects:
      'check in times|parking|cancellation policy|packing list|tips|price trends|star ratings|breakfast times|loyalty programs|deposit rules',
    features:
      'free breakfast|a pool|free parking|airport transfer|a kitchen|free cancellation|sea views|a gym|late checkout|family rooms|a rooftop bar',
    audiences: 'families|couples|solo travelers|seniors|students|large groups|digital nomads|dog owners|business trips',
    rivals: 'airbnb|hostels|a serviced apartment|camping|guesthouses',
  },
  {
    kinds: 'place',
    knownBy: 'gym spa studio salon pool yoga',
    aspects:
      'etiquette|opening times|beginner plan|membership cancellation|dress code|equipment list|trial week|tips|contract terms',
    features:
      'a pool|childcare|a sauna|personal trainers|group classes|free parking|no contract|24 hour access|showers',
    audiences: 'beginners|women|seniors|students|families|bodybuilders|shift workers|teenagers|swimmers',
    rivals: 'a home gym|outdoor training|online classes|a personal trainer|crossfit',
  },
  {
    kinds: 'place',
    knownBy: 'restaurant cafe bar bakery',
    aspects: 'menu|dress code|tipping rules|opening hours|reservation tips|kids menu|gluten free options|etiquette',
    features: 'outdoor seating|live music|vegan options|a sea view|private rooms|free wifi|a playground|late hours',
    audiences: 'large groups|dates|kids|business lunches|birthdays|brunch|dog owners|working remotely',
    rivals: 'takeout|street food|a food court|home cooking',
  },
  {
    kinds: 'hobby concept',
    knownBy: 'travel hotel hotels hostel flight flights trip vacation tour camping backpacking itinerary airbnb resort',
    aspects:
      'packing list|budget per day|itinerary|safety tips|with kids|in winter|by train|insurance|visa rules|best season|photo spots|booking tips',
    features: 'a packing list|offline maps|local guides',
    audiences: 'families|couples|solo travelers|seniors|students|large groups|digital nomads|dog owners|business trips',
    rivals: 'a package tour|staying home|a cruise|traveling by train',
  },
  {
    kinds: 'hobby concept software',
    knownBy:
      'language spanish french german japanese english school student students course courses teaching tutoring homeschooling learning exam study math',
    aspects:
      'worksheets|practice exercises|vocabulary list|study plan|placement test|pronunciation|flashcards|lesson ideas|grammar rules|conversation topics|listening practice|exam preparation|curriculum',
    features: 'live teachers|certificates|progress tracking|quizzes|group classes|payment plans',
    audiences:
      'adults|kids|travelers|beginners|business people|teenagers|seniors|complete beginners|teachers|homeschoolers|busy professionals',
    rivals: 'duolingo|a private tutor|evening classes|self study|immersion|textbooks|university',
  },
  {
    kinds: 'practice concept software',
    knownBy: 'property real estate mortgage landlord tenant rent rental rentals realtor apartment house housing',
    aspects:
      'checklist|documents needed|calculator|tax deductions|contract template|market trends|inspection list|fees|timeline|red flags|roi formula|laws by state',
    features:
      'online rent payments|tenant screening|maintenance requests|lease templates|virtual tours|owner reports|accounting',
    audiences:
      'first time buyers|landlords|small portfolios|investors|self employed people|expats|retirees|students|veterans',
    rivals: 'renting|stocks|a property manager|buying new|index funds|doing it yourself',
  },
  {
    kinds: 'software practice concept',
    knownBy: 'legal lawyer attorney contract law trademark patent divorce notary',
    aspects:
      'fees|process step by step|questions to ask|sample letter|timeline|documents needed|clauses to check|template|deadlines|free consultation|glossary|red flags',
    features:
      'e signatures|clause libraries|version history|approval workflows|trust accounting|client intake forms|time tracking',
    audiences: 'small businesses|freelancers|startups|landlords|couples|solo lawyers|families|contractors|nonprofits',
    rivals: 'a lawyer|online templates|mediation|word documents|doing it yourself|legal aid',
  },
  {
    kinds: 'product',
    knownBy: 'car bike bikes bicycle scooter electric ev motorcycle ebike tire stroller',
    aspects:
      'range in winter|insurance cost|maintenance schedule|charging time|weight|resale value|safety ratings|battery life|service cost|registration rules|tire pressure',
    features:
      'a removable battery|child seats|long range|a strong motor|fast charging|a belt drive|suspension|a cargo rack|low step frame',
    audiences:
      'commuters|seniors|families|tall people|hills|short riders|city driving|heavy riders|students|long trips|winter',
    rivals: 'public transport|leasing|used models|regular models|folding models|cargo models',
  },
  {
    kinds: 'practice concept',
    knownBy: 'carbon climate sustainability emission recycling renewable',
    aspects:
      'market price|certification|verification|calculator|projects|regulations|registry|reporting standards|accounting|targets',
    features: '',
    audiences: 'small businesses|farmers|landowners|investors|manufacturers|students|homeowners|airlines|restaurants',
    rivals: 'carbon tax|emissions trading|renewable energy certificates|tree planting',
  },
  {
    kinds: 'hobby concept software',
    knownBy: 'fasting diet keto nutrition protein calorie paleo carb supplement',
    aspects:
      'schedule|meal plan|results after 30 days|side effects|food list|drinks|chart|breakfast|research|shopping list',
    features: 'a meal plan|a coach|recipes|a progress tracker',
    audiences:
      'women over 40|men over 50|beginners|diabetics|athletes|seniors|office workers|night shift workers|vegetarians',
    rivals: 'calorie counting|low carb|small meals|the mediterranean diet|weight watchers',
  },
  {
    kinds: 'product',
    knownBy: 'houseplant plant orchid succulent',
    aspects:
      'care|watering schedule|light requirements|repotting|pests|fertilizer|propagation|soil mix|toxicity to cats|yellow leaves',
    features: 'big leaves|flowers|long trailing stems|colorful leaves|low water needs|a pot',
    audiences:
      'beginners|low light|bathrooms|offices|cat owners|bedrooms|north facing windows|forgetful people|small apartments|gifts',
    rivals: 'artificial plants|cut flowers|dried flowers|herbs',
  },
  {
    kinds: 'product',
    knownBy: 'dress jean clothing coat shirt suit',
    aspects: 'size chart|fabric care|styling ideas|alterations|colors|fit guide|return policy|length guide|materials',
    features: 'pockets|long sleeves|lace details|stretch fabric|a matching jacket|free alterations|a removable lining',
    audiences: 'petite sizes|plus sizes|tall people|winter|summer|pregnancy|small budgets|formal events|older women',
    rivals: 'renting|second hand|custom made|designer brands|off the rack',
  },
  {
    kinds: 'service',
    knownBy: 'dentist doctor therapist clinic nurse physiotherapist psychologist',
    aspects:
      'cost with insurance|waiting times|emergency hours|first visit|qualifications|complaints|appointment tips|payment plans',
    features:
      'evening appointments|weekend hours|payment plans|online booking|a free first visit|wheelchair access|good reviews',
    audiences: 'kids|nervous patients|seniors|students|families|expats|people without insurance|pregnant women',
    rivals: 'a hospital|telehealth|urgent care|a specialist|a community clinic',
  },
  {
    kinds: 'service',
    knownBy: 'lawyer attorney notary legal law accountant',
    aspects:
      'fees|questions to ask|sample letter|timeline|documents needed|qualifications|complaints|contract|first meeting',
    features:
      'free consultations|fixed fees|evening appointments|payment plans|good reviews|local experience|online meetings',
    audiences: 'families|small businesses|tenants|employees|seniors|expats|freelancers|first time buyers',
    rivals: 'mediation|legal aid|online templates|doing it yourself|a large firm',
  },
  {
    kinds: 'product practice',
    knownBy: 'solar battery heat pump energy insulation boiler panel',
    aspects:
      'installation steps|cost per year|grants|maintenance|calculator|payback time|regulations|market price|certification|lifespan|tax credit|verification',
    features: 'a battery|monitoring|a long warranty|financing|low noise',
    audiences: 'small businesses|old houses|renters|farmers|homeowners|schools|cold climates|investors|landowners',
    rivals: 'gas|oil heating|carbon tax|doing nothing|wind power|the grid',
  },
  {
    kinds: 'product',
    knownBy: 'jacket watch bag backpack suitcase',
    aspects: 'size chart|materials|cleaning|weight|lifespan|warranty|colors|fit guide|care instructions|styling ideas',
    features:
      'pockets|a laptop sleeve|breathable material|a lifetime warranty|recycled fabric|a waterproof zip|extra storage|wide sizes',
    audiences: 'travel|work|tall people|students|winter|hiking|petite women|commuting|school|rain|big men|carry on',
    rivals: 'a cheaper brand|second hand|designer brands|leather|synthetic',
  },
  {
    kinds: 'product',
    knownBy:
      'laptop phone monitor keyboard mouse headphone headphones camera tablet tv printer speaker microphone router earbud lens',
    aspects:
      'settings|battery life|specs explained|ports|repair|lifespan|setup|screen size guide|accessories|drivers|storage',
    features:
      'noise cancelling|long battery life|usb c|a good microphone|wireless charging|low latency|a matte screen|fast autofocus|an aux input|silent keys',
    audiences:
      'students|gaming|video calls|travel|programming|music production|seniors|working from home|beginners|video editing|small hands|kids',
    rivals: 'refurbished models|last year model|wired models|a budget brand|apple|a tablet',
  },
  {
    kinds: 'software practice concept',
    knownBy:
      'dental dentist doctor clinic therapy therapist medical health patient hospital nurse nursing mental anxiety insurance telehealth physiotherapy',
    aspects:
      'cost with insurance|waiting times|questions to ask|side effects|forms|privacy rules|appointment checklist|techniques|success rate|self test|reimbursement|exercises',
    features:
      'online booking|insurance billing|patient reminders|telehealth|weekend appointments|a patient portal|e prescriptions|charting',
    audiences: 'children|adults|seniors|small practices|veterans|couples|new parents|nervous patients|rural areas',
    rivals: 'medication|telehealth|a hospital|self help|paper records|urgent care',
  },
  {
    kinds: 'service',
    knownBy: 'wedding photographer videographer caterer dj florist planner event',
    aspects:
      'packages|contract template|poses|timeline|deposit rules|shot list|prices per hour|on a small budget|questions to ask|etiquette|meal and tip rules|portfolio examples',
    features:
      'a second shooter|drone shots|same day previews|an album included|travel included|raw files|engagement session|evening hours',
    audiences:
      'small weddings|beach weddings|elopements|outdoor events|winter weddings|city hall weddings|large families',
    rivals: 'a videographer|friends with cameras|a student|a content creator|doing it yourself',
  },
  {
    kinds: 'concept',
    knownBy: 'gift gifts present presents birthday party',
    aspects: 'list|budget|etiquette|checklist',
    features: 'same day delivery|a personal message|free returns|gift wrapping',
    audiences: 'men|women|coworkers|kids|people who have everything|large groups|long distance',
    rivals: 'gift cards|experiences|money|homemade gifts|flowers',
  },
];

const software: Fillers = {
  aspects:
    'setup checklist|api documentation|admin guide|user roles|data import|backup options|keyboard shortcuts|reporting|training videos|workflow examples|custom fields|data export',
  features:
    'offline mode|a mobile app|sso|audit logs|calendar sync|bulk import|custom reports|automatic backups|approval workflows|api access|role permissions|a client portal',
  audiences:
    'freelancers|small teams|nonprofits|agencies|schools|startups|consultants|contractors|remote teams|accountants|churches|personal use',
  rivals: 'spreadsheets|excel|email|pen and paper|hiring someone|an in house tool|google sheets',
};
const product: Fillers = {
  aspects: 'sizes|materials|parts|accessories|warranty|cleaning|safety|lifespan|weight|colors|instructions|repair',
  features:
    'a long warranty|free shipping|adjustable settings|a carrying case|spare parts|a small footprint|easy cleaning|low noise',
  audiences:
    'beginners|small spaces|travel|kids|seniors|professionals|outdoor use|students|families|everyday use|left handed people|large homes',
  rivals: 'a cheaper model|second hand|renting|homemade|store brands|premium brands',
};
const activity: Fillers = {
  aspects:
    'examples|exercises|history|vocabulary|project ideas|timeline|checklist|worksheets|case studies|techniques|routine|goals',
  features: 'certificates|live teachers|group sessions|video lessons|a money back guarantee|step by step plans',
  audiences: 'beginners|kids|students|adults|teachers|busy people|parents|seniors|teenagers',
  rivals: 'hiring a professional|self study|older methods|group classes|other hobbies',
};
const concept: Fillers = {
  aspects:
    'examples|diagram|research|history|vocabulary|timeline|statistics|case studies|regulations|infographic|key terms|lesson plan|essay|presentation',
  features: '',
  audiences: 'beginners|kids|students|small businesses|teachers|non experts|high school students|college students',
  rivals: '',
};
const service: Fillers = {
  aspects:
    'cost calculator|checklist|contract template|insurance|qualifications|warning signs|guarantee|license check|invoice example|deposit rules|complaints',
  features:
    'free estimates|evening appointments|good reviews|a written guarantee|insurance|transparent prices|emergency service|financing',
  audiences: 'small businesses|homeowners|seniors|renters|families|landlords|small jobs|old houses|emergencies',
  rivals: 'doing it yourself|a handyman|a large company|a freelancer|an online service',
};
const place: Fillers = {
  aspects: 'opening times|prices|rules|tips|parking|dress code|membership|reservation tips|accessibility',
  features: 'free parking|wifi|good reviews|outdoor seating|a view|late hours|wheelchair access|a kids area',
  audiences: 'families|kids|couples|seniors|students|large groups|rainy days|dog owners|birthdays',
  rivals: 'staying home|an online alternative|budget options|a private club',
};

/** For topics whose field is not known: what holds for most things of that kind. */
export const generalFillers: Readonly<Record<TopicKind, Fillers>> = {
  software,
  'software-for': software,
  rivals: {
    ...software,
    aspects:
      'templates|keyboard shortcuts|mobile app|offline mode|search|collaboration|integrations|learning curve|storage limits|customer support|export options',
    audiences:
      'students|writers|teams|small business|developers|beginners|freelancers|teachers|personal use|nonprofits|families|designers',
    rivals: '',
  },
  practice: {
    ...activity,
    aspects:
      'policy|templates|kpis|training|process map|budget|job description|meeting agenda|software requirements|audit|glossary',
    features: 'templates|reporting|automation|audit logs|integrations',
    audiences: 'small businesses|startups|nonprofits|agencies|manufacturers|schools|remote teams|retailers|consultants',
    rivals: 'outsourcing|spreadsheets|manual work|an agency',
  },
  'practice-for': {
    ...activity,
    aspects: 'policy|templates|kpis|training|process|budget|calendar|audit|glossary|roadmap',
    features: 'templates|reporting|automation|certificates',
    rivals: 'outsourcing|an agency|doing nothing|manual work',
  },
  hobby: activity,
  'hobby-for': activity,
  product,
  'product-for': product,
  service,
  'service-in': service,
  place,
  located: place,
  concept,
  'concept-for': { ...concept, aspects: 'examples|list|checklist|budget|requirements|statistics|trends|questions' },
  task: { ...concept, aspects: '', audiences: '' },
  question: {
    ...concept,
    audiences: 'kids|students|beginners|teachers|parents|children|dummies|school projects|curious adults',
  },
  phrase: {
    ...concept,
    audiences: 'beginners|families|students|couples|seniors|parents|busy people|kids|groups|women|men|adults|singles',
  },
  german: concept,
  french: concept,
  spanish: concept,
  foreign: concept,
};

/** How, where and with what limits someone goes about a task. */
export const manners =
  'on a budget|at home|fast|without experience|on weekends|on your own|from scratch|without stress|while working full time|in 30 days|with little time|for the first time|without special tools|as a beginner|in a week|with a busy schedule|without professional help|over a weekend|without spending much|with limited resources|the right way|without wasting time';
