// Generated from openapi.yaml by `pnpm run generate`; edit that file instead.
export interface paths {
    "/site/api/v1/configuration/preInfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Site settings, asked for before anything else and always in plain form. */
        post: operations["preInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/register/defaultKaptcha": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh picture captcha. */
        post: operations["defaultKaptcha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/sliderChallenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A fresh slider challenge (the captcha engine's first step). */
        post: operations["sliderChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/sliderAnswer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where the member put the piece (the captcha engine's second step). A wrong place answers 6007 and ends the challenge. */
        post: operations["sliderAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/validateGeeCheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The site's own check of a solved slider. On success `lot_number` and `pass_token` serve once as `codeId` and `code` of a login. */
        post: operations["validateGeeCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open an account. Captcha type 1 (picture). */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a session. Captcha type 4 (slider), or 99 right after a registration from the same device. */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the session. Ending one that has ended is a success too. */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/member/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member behind the token. */
        post: operations["memberInfo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/transfer/getBalance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The centre wallet. */
        post: operations["getBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The deposit channels open to the member. */
        post: operations["paymentTypes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a deposit order. The same `key` again answers the order that it opened first. */
        post: operations["pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/getDepositOrderStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How a deposit order stands. */
        post: operations["depositOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/payment/closeOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up a waiting deposit order. An order that is no longer waiting is answered as it stands. */
        post: operations["closeDepositOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/resource": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The local sports venue; `method` says what is asked. Lists are public, quotes and orders need a session. */
        post: operations["venueResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/record/betRecordTotal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sums over the member's bets in a period. */
        post: operations["betRecordTotal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/record/betRecordList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The member's bets in a period, newest first. */
        post: operations["betRecordList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/configuration/onlinecustomservice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Where customer service answers. */
        post: operations["onlineCustomerService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/navigationList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The menu as the operator arranged it. */
        post: operations["navigationList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/sponsorContent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The text and partners of the sponsor page. */
        post: operations["sponsorContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/getMyDiscountAd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The banners of one place on the site. */
        post: operations["discountAds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/advertising/queryNoticeListByPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Public notices, those on top first, then the newest. */
        post: operations["noticeList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/getVenueInfoByCategory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The venues of a category, or of all. */
        post: operations["venuesByCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/getBonusPools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Jackpots. Between two answers a pool grows by `perSecond`. */
        post: operations["bonusPools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/game/api/v1/venue/gameList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Games of a category, of a venue or by name; the hot ones first. */
        post: operations["gameList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/act/api/v1/promotion/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The promotions that run, the operator’s order. */
        post: operations["promotionConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/queryMemberBanksInfoList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The cards that the member has bound. */
        get: operations["memberCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fd/api/v1/bankCard/withdraw/add/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What may be bound as a card to withdraw to. */
        get: operations["bindableCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/user/upload/uploadImage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Hand in a picture of at most 2 MB. */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/site/api/v1/site/common/singleDataDecryption": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Opens one sealed value of the member for the member himself. */
        post: operations["singleDataDecryption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Envelope: {
            status_code: number;
            message: string;
        };
        ErrorEnvelope: {
            data: Record<string, never> | null;
        } & components["schemas"]["Envelope"];
        /** @example 100.00 */
        Amount: string;
        /** @example -50.00 */
        SignedAmount: string;
        /**
         * @description Hong Kong odds: profit per unit staked.
         * @example 0.95
         */
        Price: string;
        /** @description Milliseconds since the Unix epoch. */
        Instant: number;
        /** @description One per intent of the member; a repeat answers what the first answered. */
        IdempotencyKey: string;
        UserId: string;
        Md5: string;
        Score: {
            h: number;
            c: number;
        };
        PageNum: number;
        PageSize: number;
        /**
         * @description TY sports, ZR live dealer, QP chess and cards, DJ e-sports, CP lottery, DZ slots, BY fishing.
         * @enum {string}
         */
        VenueType: "TY" | "ZR" | "QP" | "DJ" | "CP" | "DZ" | "BY";
        /** @description What stands for something in a list. Without an address the page draws the motif itself. */
        Picture: {
            /** @description Address of an image; empty when there is none. */
            url: string;
            /** @description What is drawn, such as `football` or `wave`. */
            motif: string;
        };
        Notice: {
            noticeId: string;
            /** @enum {string} */
            kind: "system" | "funds" | "sport" | "venue";
            title: string;
            /** @description Plain text; line breaks divide paragraphs. */
            content: string;
            publishedAt: components["schemas"]["Instant"];
            /** @enum {integer} */
            onTop: 0 | 1;
        };
        Advertisement: {
            adId: string;
            title: string;
            text: string;
            /** @description Words of the link; empty when there is nowhere to go. */
            action: string;
            /** @description A path of the site. */
            path: string;
            picture: components["schemas"]["Picture"];
        };
        NavigationEntry: {
            /** @enum {string} */
            code: "home" | "sport" | "egame" | "realbet" | "lottery" | "chess" | "gaming" | "fish" | "customer" | "venture" | "sponsor" | "discount" | "app" | "save_money" | "transfer_money" | "take_money" | "profile" | "vip" | "Welfare" | "bet_record" | "trade_record" | "message";
            name: string;
            /** @enum {string} */
            mark: "" | "hot" | "new";
        };
        SponsorContent: {
            title: string;
            lead: string;
            partners: {
                partnerId: string;
                name: string;
                role: string;
                /** @description Year. */
                since: number;
                /** @description Year. */
                until: number;
                text: string;
                colors: string[];
                monogram: string;
            }[];
        };
        Venue: {
            venueCode: string;
            /** @description What an entry or a launch names. */
            enName: string;
            name: string;
            category: components["schemas"]["VenueType"];
            text: string;
            /** @enum {string} */
            state: "open" | "maintenance";
            /** @description When maintenance is expected to end, ms since the Unix epoch. */
            reopensAt: number | null;
            /** @description How many games the catalogue lists of it. */
            games: number;
            picture: components["schemas"]["Picture"];
        };
        BonusPool: {
            poolId: string;
            name: string;
            venueCode: string;
            gameCode: string;
            amount: components["schemas"]["Amount"];
            perSecond: components["schemas"]["Amount"];
            asOf: components["schemas"]["Instant"];
            currency: string;
        };
        Game: {
            gameCode: string;
            venueCode: string;
            venueName: string;
            enName: string;
            name: string;
            category: components["schemas"]["VenueType"];
            tags: ("hot" | "new" | "jackpot")[];
            /** @description Return to player in per cent as its rules state it; empty where the game has no such figure. */
            rtp: string;
            minBet: components["schemas"]["Amount"];
            picture: components["schemas"]["Picture"];
        };
        /** @enum {string} */
        PromotionKind: "landPage" | "race" | "firstDeposit" | "againDeposit" | "newTask" | "drawGift" | "signGift" | "bettingGift" | "friendInvitation" | "discount";
        Promotion: {
            promotionId: string;
            kind: components["schemas"]["PromotionKind"];
            title: string;
            text: string;
            /** @description Whom and what it is for, in words. */
            scope: string;
            startsAt: components["schemas"]["Instant"];
            /** @description Null while it has no end. */
            endsAt: number | null;
            picture: components["schemas"]["Picture"];
        };
        PreInfo: {
            /** @description The caller's address as the gateway sees it. */
            ip: string;
            /** @description The clock that signatures are checked against. */
            serverTime: components["schemas"]["Instant"];
            /** @description The clock that matches, bets and orders are dated with; the same one but for a gateway that replays. */
            siteTime: components["schemas"]["Instant"];
            siteBaseConfig: {
                /** @description Where the site for phones is. */
                h5DomainUrl: string;
                title: string;
                /** @description Where the app for iPhone is installed from; empty when there is none. */
                iosUrl: string;
                /** @description The same for Android. */
                androidUrl: string;
                /** @description Of the app that the two addresses lead to. */
                appVersion: string;
                /**
                 * @description 1: every other call must be encrypted.
                 * @enum {integer}
                 */
                encryption: 0 | 1;
                /**
                 * @description 1: members may choose the professional edition.
                 * @enum {integer}
                 */
                edition: 0 | 1;
                /**
                 * @description 0: the deposit feature is off.
                 * @enum {integer}
                 */
                deposit: 0 | 1;
                currency: string;
            };
        };
        PictureCaptcha: {
            image: string;
            /** @description Sent back as `codeId`. */
            "x-code": string;
        };
        SliderChallenge: {
            lot_number: string;
            image: string;
            piece: string;
            width: number;
            height: number;
            pieceSize: number;
            pieceY: number;
        };
        SliderResult: {
            lot_number: string;
            captcha_output: string;
            pass_token: string;
            gen_time: string;
        };
        GeeCheck: {
            lot_number: string;
            captcha_output: string;
            pass_token: string;
            gen_time: string;
            /** @constant */
            validate_way: 0;
        };
        GeeCheckResult: {
            /** @constant */
            result: "success";
        };
        Registration: {
            /** @description 4-11 letters and digits; the rule of spec access 5. */
            name: string;
            password: components["schemas"]["Md5"];
            secondPassword: components["schemas"]["Md5"];
            /** @constant */
            kaptchcate: 1;
            codeId: string;
            code: string;
            domain: string;
            rCode: string;
            iCode: string;
        };
        Login: {
            /** @constant */
            isAgent: 0;
            name: string;
            password: components["schemas"]["Md5"];
            /** @enum {integer} */
            kaptchcate: 4 | 99;
            codeId: string;
            code: string;
            version: string;
            /** @description Code sent to the member, when logging in on a new device. */
            sendCodeNum?: string;
        };
        Session: {
            token: string;
            userId: components["schemas"]["UserId"];
        };
        MemberInfo: {
            userId: components["schemas"]["UserId"];
            name: string;
            bindPhone: boolean;
            bindRealName: boolean;
            /** @description Masked with asterisks. */
            phoneNumber?: string;
            /** @description Masked with asterisks. */
            email?: string;
            /** @description Masked with asterisks. */
            realName?: string;
            currency: string;
            registeredAt: components["schemas"]["Instant"];
        };
        Balance: {
            centerWalletBalance: components["schemas"]["Amount"];
            lockedMoney: components["schemas"]["Amount"];
            totalBalance: components["schemas"]["Amount"];
            currency: string;
        };
        DepositChannel: {
            channelId: string;
            name: string;
            /**
             * @description Which waiting page the order uses.
             * @enum {string}
             */
            kind: "recharge" | "transfer";
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            quickAmounts: components["schemas"]["Amount"][];
            /**
             * @description Digits allowed behind the point.
             * @enum {integer}
             */
            decimals: 0 | 2;
        };
        DepositOrder: {
            orderId: string;
            channelId: string;
            channelName: string;
            /** @enum {string} */
            kind: "recharge" | "transfer";
            amount: components["schemas"]["Amount"];
            /** @enum {string} */
            status: "waiting" | "success" | "closed" | "expired";
            createdAt: components["schemas"]["Instant"];
            expiresInMs: number;
            /** @description Lines the member needs to pay: label and value, each with its own copy button. */
            payee: {
                label: string;
                value: string;
            }[];
        };
        /**
         * @description Sport codes open for betting.
         * @enum {string}
         */
        SportCode: "FT";
        /**
         * @description FU early, FT today, RB in-play.
         * @enum {string}
         */
        ShowType: "FU" | "FT" | "RB";
        /**
         * @description R handicap, OU totals, M 1X2; RE, ROU, RM in-play; leading H first half.
         * @enum {string}
         */
        Wtype: "R" | "RE" | "HR" | "HRE" | "OU" | "ROU" | "HOU" | "HROU" | "M" | "RM" | "HM" | "HRM";
        /**
         * @description H home, C away, N draw; for totals C is over and H is under.
         * @enum {string}
         */
        PickCode: "H" | "C" | "N";
        /** @description Handicap or total: `0`, `0.5`, `0.5 / 1`; empty for 1X2. */
        Line: string;
        SportsCall: components["schemas"]["MatchListCall"] | components["schemas"]["MatchChangesCall"] | components["schemas"]["QuoteCall"] | components["schemas"]["PlaceBetCall"] | components["schemas"]["OrderCall"];
        SportsCallBase: {
            /** @constant */
            venueName: "CRTY";
        };
        SportsRequestBase: {
            timestamp: components["schemas"]["Instant"];
            /** @description Empty for visitors. */
            token: string;
            /** @enum {string} */
            language: "zh-cn" | "zh-tw";
            ip: string;
        };
        MatchListCall: {
            /** @constant */
            method: "getMatchList";
            request: {
                gtype: components["schemas"]["SportCode"];
                showType: components["schemas"]["ShowType"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        MatchChangesCall: {
            /** @constant */
            method: "getMatchChanges";
            request: {
                gtype: components["schemas"]["SportCode"];
                showType: components["schemas"]["ShowType"];
                /** @description `version` of the answer that this one continues. */
                since: number;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        QuoteCall: {
            /** @constant */
            method: "getQuote";
            request: {
                gid: string;
                wtype: components["schemas"]["Wtype"];
                pick: components["schemas"]["PickCode"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        PlaceBetCall: {
            /** @constant */
            method: "placeBet";
            request: {
                key: components["schemas"]["IdempotencyKey"];
                quoteToken: string;
                gid: string;
                wtype: components["schemas"]["Wtype"];
                pick: components["schemas"]["PickCode"];
                ior: components["schemas"]["Price"];
                ratio: components["schemas"]["Line"];
                stake: components["schemas"]["Amount"];
                /** @enum {string} */
                oddsChange: "none" | "better" | "any";
                lineChange: boolean;
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        OrderCall: {
            /** @constant */
            method: "getOrder";
            request: {
                key: components["schemas"]["IdempotencyKey"];
            } & components["schemas"]["SportsRequestBase"];
        } & components["schemas"]["SportsCallBase"];
        SportsAnswer: components["schemas"]["MatchListAnswer"] | components["schemas"]["MatchChangesAnswer"] | components["schemas"]["QuoteAnswer"] | components["schemas"]["OrderAnswer"];
        MatchListAnswer: {
            /** @constant */
            method: "getMatchList";
            version: number;
            serverTime: components["schemas"]["Instant"];
            counts: components["schemas"]["ShowCounts"];
            leagues: components["schemas"]["League"][];
        };
        MatchChangesAnswer: {
            /** @constant */
            method: "getMatchChanges";
            version: number;
            serverTime: components["schemas"]["Instant"];
            counts: components["schemas"]["ShowCounts"];
            /** @description True when `since` is unknown to the gateway: ask for the list again. */
            reset: boolean;
            /** @description Matches that are new or changed. */
            matches: components["schemas"]["Match"][];
            /** @description `gidm` of matches that left this list. */
            removed: string[];
        };
        /** @description How many matches each list holds. */
        ShowCounts: {
            FU: number;
            FT: number;
            RB: number;
        };
        League: {
            league_id: string;
            league_name: string;
            isShow: boolean;
            isExpand: boolean;
            matches: components["schemas"]["Match"][];
        };
        Match: {
            gidm: string;
            league_id: string;
            league_name: string;
            gameType: components["schemas"]["SportCode"];
            /** @description In play. */
            isLive: boolean;
            /** @enum {string} */
            gameStatus: "scheduled" | "in-play" | "half-time" | "finished" | "abandoned";
            kickOff: components["schemas"]["Instant"];
            team_h: string;
            team_c: string;
            /** @description `1H^22:11`, `HT^^`, `2H^32:11`; empty before kick-off. */
            re_time: string;
            /** @enum {string} */
            se_now: "" | "H1" | "HT" | "H2" | "FT";
            /** @description Seconds played in the match; football counts up. */
            t_count: number;
            sc_FT_H: number;
            sc_FT_C: number;
            /** @description The score at half-time, once it is known. */
            HalfTime: components["schemas"]["Score"] | null;
            markets: components["schemas"]["Market"][];
        };
        Market: {
            /** @description The line that a bet names; each alternative line has its own. */
            gid: string;
            /** @description First-half line of the same row. */
            hgid: string;
            wtype: components["schemas"]["Wtype"];
            ratio: components["schemas"]["Line"];
            /**
             * @description Side that gives the handicap.
             * @enum {string}
             */
            strong: "H" | "C" | "";
            /** @description Open for bets. */
            sw: boolean;
            /** @description Price by pick; `0.00` is closed. */
            ior: {
                H: components["schemas"]["Price"];
                C: components["schemas"]["Price"];
                N?: components["schemas"]["Price"];
            };
        };
        QuoteAnswer: {
            /** @constant */
            method: "getQuote";
            gid: string;
            gidm: string;
            wtype: components["schemas"]["Wtype"];
            pick: components["schemas"]["PickCode"];
            open: boolean;
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            score: components["schemas"]["Score"];
            isLive: boolean;
            min: components["schemas"]["Amount"];
            max: components["schemas"]["Amount"];
            /** @description Echoed as `quoteToken` by the order. */
            token: string;
            expiresInMs: number;
        };
        /** @enum {string} */
        BetRefusal: "odds-changed" | "line-changed" | "score-changed" | "market-closed" | "suspended" | "cut-off" | "below-min" | "above-max" | "balance" | "quote-expired" | "danger-ball" | "key-reused";
        /** @description The order behind a key. `none` means that no order with this key was ever received. */
        OrderAnswer: {
            /** @enum {string} */
            method: "placeBet" | "getOrder";
            key: components["schemas"]["IdempotencyKey"];
            /** @enum {string} */
            active: "accepted" | "delay" | "refused" | "none";
            /** @description 注单号; empty for none and refused. */
            ticket_id: string;
            reason: components["schemas"]["BetRefusal"] | null;
            gid: string;
            gidm: string;
            wtype: components["schemas"]["Wtype"] | null;
            pick: components["schemas"]["PickCode"] | null;
            /** @description Taken price, or the price now where the odds changed. */
            ior: components["schemas"]["Price"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            stake: components["schemas"]["Amount"];
            maxWin: components["schemas"]["Amount"];
            /** @description How long a delayed order still waits at most. */
            delayMs: number;
            placedAt: components["schemas"]["Instant"];
        };
        BetRecordFilter: {
            /** @description Leave out for both. */
            settled?: boolean;
            beginTime?: components["schemas"]["Instant"];
            endTime?: components["schemas"]["Instant"];
            /** @enum {string} */
            language?: "zh-cn" | "zh-tw";
        };
        BetRecordTotal: {
            count: number;
            stake: components["schemas"]["Amount"];
            payout: components["schemas"]["Amount"];
            /** @description Payout less stake of settled bets. */
            winLoss: components["schemas"]["SignedAmount"];
        };
        BetRecordPage: {
            total: number;
            pageNum: number;
            pageSize: number;
            list: components["schemas"]["BetRecord"][];
        };
        /** @description A refund, W win, LW half win, LL half loss, L loss, P push; void bets by reason: D cancelled, D0 event-cancelled, D1 odds-error, D2 score-error, D3 postponed, D4 abandoned, D5 venue-changed, D6 home-and-away-swapped, D7 line-error, D8 wrong-teams, D9 bet-after-start, DA result-known, DB duplicate-bet, DC system-fault, DD walkover, DE retired, DF disqualified, DG never-took-part, DH line-up-changed, DI shortened, DJ start-time-changed, DK conditions-changed, DL card-error, DM neutral-ground, DN market-without-result, DO stale-price, DP market-was-suspended, DQ related-legs, DR limit-exceeded, DS stake-error, DT automated-betting, DU several-accounts, DV fraud, DW responsible-play, DX authority-order, DY operator-decision, DZ other. */
        BetResultCode: string;
        BetRecord: {
            ticket_id: string;
            /** @enum {string} */
            status: "delay" | "unsettled" | "settled" | "refused";
            placedAt: components["schemas"]["Instant"];
            settledAt: components["schemas"]["Instant"] | null;
            gtype: components["schemas"]["SportCode"];
            league_name: string;
            team_h: string;
            team_c: string;
            kickOff: components["schemas"]["Instant"];
            wtype: components["schemas"]["Wtype"];
            pick: components["schemas"]["PickCode"];
            ratio: components["schemas"]["Line"];
            /** @enum {string} */
            strong: "H" | "C" | "";
            ior: components["schemas"]["Price"];
            isLive: boolean;
            scoreAtBet: components["schemas"]["Score"] | null;
            stake: components["schemas"]["Amount"];
            maxWin: components["schemas"]["Amount"];
            resultCode: components["schemas"]["BetResultCode"] | null;
            payout: components["schemas"]["Amount"];
            winLoss: components["schemas"]["SignedAmount"];
            finalScore: components["schemas"]["Score"] | null;
            halfScore: components["schemas"]["Score"] | null;
        };
    };
    responses: never;
    parameters: {
        /** @description Version of the front end. */
        version: string;
        /** @description Always web */
        clientType: "web";
        /** @description Id of this device. */
        uuid: string;
        /** @description Id of this call; kept when it is retried. */
        requestId: string;
        /** @description Site code, 9000 by default. */
        siteId: string;
        /** @description Login token, left out by visitors. */
        token: string;
        /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
        timestamp: string;
        /** @description 32 hexadecimal digits; each is accepted once. */
        nonce: string;
        /** @description 64 hexadecimal digits. */
        sign: string;
        /** @description Timestamp and client IP, AES-CBC, base64. */
        signData: string;
        /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
        language: string;
    };
    requestBodies: {
        Empty: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        OrderId: {
            content: {
                "application/json": {
                    orderId: string;
                };
            };
        };
    };
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    preInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PreInfo"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    defaultKaptcha: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The picture and its id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PictureCaptcha"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    sliderChallenge: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The challenge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SliderChallenge"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    sliderAnswer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lot_number: string;
                    /** @description Left edge of the piece in picture pixels. */
                    x: number;
                };
            };
        };
        responses: {
            /** @description What the site's own check takes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SliderResult"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    validateGeeCheck: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeeCheck"];
            };
        };
        responses: {
            /** @description The outcome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GeeCheckResult"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    register: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description The new member's id. 6021 and 6022 ask for a picture or slider captcha. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            userId: components["schemas"]["UserId"];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    login: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description The session. For 6025 to 6029 `data` has the masked phone number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Session"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    logout: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: null;
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    memberInfo: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberInfo"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description 1 counts locked money into `totalBalance`.
                     * @default 1
                     * @enum {integer}
                     */
                    includeLocked?: 0 | 1;
                };
            };
        };
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Balance"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    paymentTypes: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The channels, in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            channels: components["schemas"]["DepositChannel"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    pay: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelId: string;
                    amount: components["schemas"]["Amount"];
                    key: components["schemas"]["IdempotencyKey"];
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepositOrder"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    depositOrderStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderId"];
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepositOrder"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    closeDepositOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["OrderId"];
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DepositOrder"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    venueResource: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SportsCall"];
            };
        };
        responses: {
            /** @description The answer to the method; its `method` field repeats which. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SportsAnswer"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    betRecordTotal: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BetRecordFilter"];
            };
        };
        responses: {
            /** @description The sums. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BetRecordTotal"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    betRecordList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                } & components["schemas"]["BetRecordFilter"];
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BetRecordPage"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    onlineCustomerService: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description An https address that opens in a window of its own. */
                            url: string;
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    navigationList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The entries in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            list: components["schemas"]["NavigationEntry"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    sponsorContent: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The content. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SponsorContent"];
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    discountAds: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    position: "home" | "discount";
                };
            };
        };
        responses: {
            /** @description The banners in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            list: components["schemas"]["Advertisement"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    noticeList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            total: number;
                            list: components["schemas"]["Notice"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    venuesByCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category?: components["schemas"]["VenueType"];
                };
            };
        };
        responses: {
            /** @description The venues in the order to show them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            venues: components["schemas"]["Venue"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    bonusPools: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The pools, the largest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            pools: components["schemas"]["BonusPool"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    gameList: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    category?: components["schemas"]["VenueType"];
                    venueCode?: string;
                    /** @description A part of the name in either script. */
                    keyword?: string;
                    /** @enum {string} */
                    tag?: "hot" | "new" | "jackpot";
                    pageNum: components["schemas"]["PageNum"];
                    pageSize: components["schemas"]["PageSize"];
                };
            };
        };
        responses: {
            /** @description One page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            total: number;
                            list: components["schemas"]["Game"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    promotionConfig: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: components["requestBodies"]["Empty"];
        responses: {
            /** @description The promotions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            list: components["schemas"]["Promotion"][];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    memberCards: {
        parameters: {
            query?: {
                cardType?: string;
            };
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cards. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            list: Record<string, never>[];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    bindableCards: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kinds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            list: Record<string, never>[];
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    fileName: string;
                    /** @enum {string} */
                    contentType: "image/png" | "image/jpeg" | "image/webp";
                    /** @description The picture in base64. */
                    content: string;
                };
            };
        };
        responses: {
            /** @description Where the picture is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            imageId: string;
                            url: string;
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
    singleDataDecryption: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the front end. */
                version: components["parameters"]["version"];
                /** @description Always web */
                "client-type": components["parameters"]["clientType"];
                /** @description Id of this device. */
                uuid: components["parameters"]["uuid"];
                /** @description Id of this call; kept when it is retried. */
                "request-id": components["parameters"]["requestId"];
                /** @description Site code, 9000 by default. */
                "site-id": components["parameters"]["siteId"];
                /** @description Login token, left out by visitors. */
                token?: components["parameters"]["token"];
                /** @description Milliseconds since the Unix epoch; refused when more than 60 s off. */
                timestamp: components["parameters"]["timestamp"];
                /** @description 32 hexadecimal digits; each is accepted once. */
                nonce: components["parameters"]["nonce"];
                /** @description 64 hexadecimal digits. */
                sign: components["parameters"]["sign"];
                /** @description Timestamp and client IP, AES-CBC, base64. */
                "sign-data": components["parameters"]["signData"];
                /** @description Language of the texts in the answer: zh-TW, zh-HK, zh-MO or zh-Hant for Traditional Chinese, else Simplified. Not signed. */
                "accept-language"?: components["parameters"]["language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    value: string;
                };
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            value: string;
                        };
                    } & components["schemas"]["Envelope"];
                };
            };
        };
    };
}
